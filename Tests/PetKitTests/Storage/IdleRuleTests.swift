import PetKit
import TestSupport
import Testing

struct IdleRuleTests {
  private func file(_ rules: [String]) throws -> FeeScheduleFile {
    let header = "species,group,min_age,max_age,size,rarity,fee\n"
    let text = header + rules.map { $0 + ",1\n" }.joined()
    return try FeeScheduleFile(Array(text.utf8), named: "fees.csv")
  }

  @Test(arguments: [
    (",,,,,", "cat,,,,,"), (",,,,,", ",,,,,"), ("cat,,,,,", "CAT,,,,small,"),
    (",,1y,,,", ",,2y,,,"), (",,12m,,,", ",,1y,,,"), (",,,1y,,", ",,,6m,,"),
    (",,8w,1y,,", ",,3m,6m,,"), (",,,,,rare", "dog,adult,,,large,rare"), (",baby,,,,", ",baby,,,,"),
    (",baby,,,,", ",,,11m,,"), (",senior,,,,", ",,8y,,,"), (",young,,,,", ",,1y,2y,,"),
    (",,30d,,,", ",,2m,,,"), (",,,31d,,", ",,,1m,,"), (",,28d,,,", ",,1m,,,"),
    (",adult,,,,", ",adult,,4y,,"),
  ])
  func `a rule after one that matches all it matches is idle`(first: String, second: String) throws
  {
    let problem = try #require(try file([first, second]).problems.first)
    #expect(
      problem.message
        == "fees.csv:3:1: warning: the rule can never match: the one in line 2 matches first")
    #expect(problem.hintLine == "hint: put the narrower rule first")
  }

  @Test(arguments: [
    ("cat,,,,,", ",,,,,"), ("cat,,,,,", "dog,,,,,"), (",,2y,,,", ",,1y,,,"), (",,1y,,,", ",,,,,"),
    (",,,6m,,", ",,,1y,,"), (",baby,,,,", ",,,1y,,"), (",,,1y,,", ",baby,,,,"),
    (",,1y,,,", ",adult,,,,"), (",,30d,,,", ",,1m,,,"), (",,1m,,,", ",,30d,,,"),
    (",,,30d,,", ",,,1m,,"), (",young,,,,", ",,1y,3y,,"), (",,,,small,", ",,,,,common"),
    (",,8y,,,", ",senior,,,,"),
  ])
  func `a rule that matches any pet more is of use`(first: String, second: String) throws {
    #expect(try file([first, second]).problems.isEmpty)
  }

  @Test(arguments: [
    (",baby,1y,,,", "baby"), (",senior,,7y,,", "senior"), (",adult,8y,,,", "adult"),
    (",young,,11m,,", "young"), (",baby,2y,3y,,", "baby"),
  ])
  func `a rule whose group is not of its ages is idle`(rule: String, group: String) throws {
    let problems = try file([rule]).problems
    #expect(
      problems.map(\.message) == [
        "fees.csv:2:1: warning: the rule can never match: no \(group) is of that age"
      ])
  }

  @Test(arguments: [
    ("1m", "27d", true), ("1m", "28d", false), ("1y", "365d", false),
    ("1y", "364d", true), ("2m", "58d", true), ("2m", "59d", false), ("0d", "0d", false),
    ("6m", "6m", false), ("6m1d", "6m", true),
  ])
  func `ages are a contradiction only if no birthday meets both`(
    least: String, greatest: String, isError: Bool
  ) throws {
    let file = try file([",,\(least),\(greatest),,"])
    #expect(file.problems.map(\.code) == (isError ? [.emptyRange] : []))
  }

  @Test func `no pet in a thousand is matched by a rule that is called idle`() throws {
    var generator = SeededGenerator(seed: 3)
    let words: [[String]] = [
      ["", "cat", "dog"], ["", "", "baby", "young", "adult", "senior"],
      ["", "", "8w", "1m", "30d", "6m", "1y", "3y"], ["", "", "60d", "5m", "1y", "2y", "9y"],
      ["", "", "small"], ["", "", "rare"],
    ]
    let today = try day("2024-02-29")
    let pets = (0..<1000).map { _ in
      Pet(
        name: "", species: ["cat", "dog", nil].randomElement(using: &generator) ?? nil,
        birthday: today.adding(days: -Int.random(in: -9...4000, using: &generator)),
        rarity: [.rare, nil].randomElement(using: &generator) ?? nil,
        size: [.small, nil].randomElement(using: &generator) ?? nil)
    }
    var idle = 0
    for _ in 0..<60 {
      let rules = (0..<12).map { _ in
        words.map { $0.randomElement(using: &generator) ?? "" }.joined(separator: ",")
      }
      let file = try file(rules)
      guard !file.hasErrors else { continue }
      for problem in file.problems {
        idle += 1
        let place = problem.line - 2
        let spoken = pets.filter { file.schedule.explain($0, on: today).reason == .rule(place) }
        #expect(spoken.isEmpty, "\(rules[place]) in \(rules)")
      }
    }
    #expect(idle > 20)
  }
}
