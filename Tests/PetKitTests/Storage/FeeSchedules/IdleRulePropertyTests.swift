import PetKit
import TestSupport
import Testing

/// Every rule of random schedules is asked for every animal that the words of the schedules can tell apart.
struct IdleRulePropertyTests {
  private static let spans = ["", "0d", "28d", "30d", "1m", "59d", "2m", "365d", "1y", "3y", "8y"]
  private static let groups = ["", "", "", "", "baby", "young", "adult", "senior"]

  /// An age, as a day on which to ask about an animal.
  private struct Moment {
    let birthday: CalendarDay?
    let group: AgeGroup?
    let today: CalendarDay
  }

  /// Returns the moments of many lives of which no two are the same to rules with one span or one group.
  private func moments() throws -> [Moment] {
    let amount = Money(minorUnits: 1, currency: .usd)
    let spans = Self.spans.dropFirst().compactMap { AgeSpan($0) }
    let rules =
      spans.map { FeeRule(minimumAge: $0, amount: amount) }
      + spans.map { FeeRule(maximumAge: $0, amount: amount) }
      + AgeGroup.allCases.map { FeeRule(ageGroup: $0, amount: amount) }
    let ages =
      Array(0...64) + [1, 3, 8].flatMap { years in (-3...3).map { years * 365 + years / 4 + $0 } }
    var moments: [[Bool]: Moment] = [:]
    let start = try day("2023-02-25")
    let birthdays = (0..<375).compactMap { start.adding(days: $0) }
    for birthday in birthdays where birthday.day == 1 || birthday.day > 27 {
      for today in ages.compactMap({ birthday.adding(days: $0) }) {
        let pet = Pet(name: "", birthday: birthday)
        let matches = rules.map { $0.matches(pet: pet, on: today, bands: .standard) }
        if moments[matches] == nil {
          moments[matches] = Moment(birthday: birthday, group: nil, today: today)
        }
      }
    }
    let unknown = (AgeGroup.allCases.map(Optional.init) + [nil]).map {
      Moment(birthday: nil, group: $0, today: start)
    }
    let unborn = Moment(birthday: start.adding(days: 1), group: nil, today: start)
    return Array(moments.values) + unknown + [unborn]
  }

  @Test func `a rule is called idle exactly if it speaks for no animal`() throws {
    let moments = try moments()
    let animals = moments.flatMap { moment in
      ["cat", "dog", nil].flatMap { species in
        [Size.small, nil].flatMap { size in
          [Rarity.rare, nil].map { rarity in
            let pet = Pet(
              name: "", species: species, birthday: moment.birthday, ageGroup: moment.group,
              rarity: rarity, size: size)
            return (pet, moment.today)
          }
        }
      }
    }
    var generator = SeededGenerator(seed: 11)
    let ages = [Self.groups, Self.spans, Self.spans]
    let narrow =
      [["", "", "cat", "Cat", "dog"]] + ages + [["", "", "small"], ["", "rare"]]
    let wide = [[""], ["", "", "adult"], Self.spans, Self.spans, [""], [""]]
    var (idle, together) = (0, 0)
    for words in Array(repeating: narrow, count: 100) + Array(repeating: wide, count: 100) {
      let rules = (0..<12).map { _ in
        words.map { $0.randomElement(using: &generator) ?? "" }.joined(separator: ",")
      }
      let text =
        "species,group,min_age,max_age,size,rarity,fee\n"
        + rules.enumerated().map { "\($1),\($0)\n" }.joined()
      let file = try FeeScheduleFile(Array(text.utf8), named: "fees.csv")
      var silent = Set(file.schedule.rules.map(\.amount.minorUnits))
      for (pet, today) in animals where !silent.isEmpty {
        guard case .amount(let amount) = file.schedule.fee(for: pet, on: today) else { continue }
        silent.remove(amount.minorUnits)
      }
      let warnings = file.problems.filter { $0.code == .idleRule }
      #expect(Set(warnings.map { ($0.line - 2) * 100 }) == silent, "\(rules)")
      idle += warnings.count
      together += warnings.count { $0.detail.contains("the ones") }
    }
    #expect(idle > 150)
    #expect(together > 20)
  }
}
