/// Finds the rules of a schedule that can never match, taking one after the other.
///
/// An animal whose size, rarity or species nobody knows is matched by no rule that asks for it, nor is one of a species that no rule names.
/// So what all rules before one match together comes down to those that ask for nothing else than it does, and to the ages of these.
struct IdleRuleSearch {
  /// Why a rule is idle.
  enum Reason: Equatable {
    /// No animal is of the rule's group and ages.
    case noSuchAge
    /// These rules before it, by their places, match all that it matches.
    case matchedBefore([Int])
  }

  /// What a rule asks beside the age.
  private struct Kind: Hashable {
    var species: String?
    var size: Size?
    var rarity: Rarity?
  }

  /// A rule that is of use.
  private struct Earlier {
    let index: Int
    let rule: FeeRule
    let ages: AgeStretch
  }

  private let bands: AgeBands
  private var useful: [Kind: [Earlier]] = [:]
  private var count = 0
  private var remainingWork = 1_000_000

  init(bands: AgeBands) {
    self.bands = bands
  }

  /// Takes the next rule, and returns why it is idle if it is.
  ///
  /// In a schedule of thousands of rules by age, those that come late are not looked at.
  mutating func reason(for rule: FeeRule) -> Reason? {
    defer { count += 1 }
    let ages = rule.ages(bands: bands)
    if ages.isEmpty { return .noSuchAge }
    if let rules = rules(before: rule, ages) { return .matchedBefore(rules) }
    let kind = Kind(
      species: rule.species.map(CaseFolding.text), size: rule.size, rarity: rule.rarity)
    useful[kind, default: []].append(Earlier(index: count, rule: rule, ages: ages))
    return nil
  }

  /// Returns the places of rules that match all that a rule matches: one where one does, or else as few as do it together.
  private mutating func rules(before rule: FeeRule, _ ages: AgeStretch) -> [Int]? {
    let kinds = kinds(including: rule)
    remainingWork -= kinds.reduce(0) { $0 + (useful[$1]?.count ?? 0) }
    guard remainingWork > 0 else { return nil }
    let earlier = kinds.flatMap { useful[$0] ?? [] }
    let alike = earlier.filter { $0.rule.matchesAnyAge(of: rule) }
    if let first = alike.map(\.index).min() { return [first] }
    guard rule.hasAgeLimit, cover(ages, earlier) else { return nil }
    return fewest(of: earlier.sorted { $0.index < $1.index }, covering: ages)
  }

  /// Returns the places of the first rule that covers ages alone, or of rules of which none can be spared.
  private mutating func fewest(of earlier: [Earlier], covering ages: AgeStretch) -> [Int] {
    if let one = earlier.first(where: { cover(ages, [$0]) }) { return [one.index] }
    var needed = earlier
    for place in earlier.indices.reversed() {
      var fewer = needed
      fewer.remove(at: place)
      if cover(ages, fewer) { needed = fewer }
    }
    return needed.map(\.index)
  }

  /// Returns the kinds of rules that match all species, sizes and rarities that a rule matches.
  private func kinds(including rule: FeeRule) -> Set<Kind> {
    var kinds: Set<Kind> = []
    for species in [nil, rule.species.map(CaseFolding.text)] {
      for size in [nil, rule.size] {
        for rarity in [nil, rule.rarity] {
          kinds.insert(Kind(species: species, size: size, rarity: rarity))
        }
      }
    }
    return kinds
  }

  /// Tells whether some rules leave no age over, of an animal whose birthday is known.
  private mutating func cover(_ ages: AgeStretch, _ rules: [Earlier]) -> Bool {
    let stretches = rules.map(\.ages)
    let (first, others) = AgeStretch.birthdays
    guard isCovered(ages, by: stretches, from: first) else { return false }
    return AgeStretch.haveOneOrder(stretches + [ages])
      || others.allSatisfy { isCovered(ages, by: stretches, from: $0) }
  }

  /// Tells the same of an animal born on a day.
  private mutating func isCovered(
    _ ages: AgeStretch, by stretches: [AgeStretch], from birthday: CalendarDay
  ) -> Bool {
    remainingWork -= stretches.count
    guard remainingWork > 0 else { return false }
    let wanted = ages.days(from: birthday)
    var next = wanted.lowerBound
    let days = stretches.map { $0.days(from: birthday) }.filter { $0.upperBound > next }
    for some in days.sorted(by: startsBefore) where some.lowerBound <= next {
      next = max(next, some.upperBound)
    }
    return next >= wanted.upperBound
  }
}

/// Tells whether the first days begin before the second.
private func startsBefore(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
  first.lowerBound < second.lowerBound
}

extension FeeRule {
  /// Whether the rule matches only animals whose birthday is known.
  fileprivate var hasAgeLimit: Bool { minimumAge != nil || maximumAge != nil }

  /// Tells whether the rule matches animals of all ages that another matches, those of which no more than a group is known among them.
  fileprivate func matchesAnyAge(of other: FeeRule) -> Bool {
    !hasAgeLimit && (ageGroup == nil || ageGroup == other.ageGroup)
  }

  /// Returns the ages that the rule asks for.
  fileprivate func ages(bands: AgeBands) -> AgeStretch {
    var ages = AgeStretch(from: minimumAge, through: maximumAge)
    if let ageGroup { ages.limit(to: ageGroup, of: bands) }
    return ages
  }
}
