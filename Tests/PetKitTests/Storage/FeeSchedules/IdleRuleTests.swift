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
    ("ΣΚΎΛΟΣ,,,,,", "Σκύλος,,,,small,"),
    (",,1y,,,", ",,2y,,,"), (",,12m,,,", ",,1y,,,"), (",,,1y,,", ",,,6m,,"),
    (",,8w,1y,,", ",,3m,6m,,"), (",,,,,rare", "dog,adult,,,large,rare"), (",baby,,,,", ",baby,,,,"),
    (",baby,,,,", ",,,11m,,"), (",senior,,,,", ",,8y,,,"), (",young,,,,", ",,1y,2y,,"),
    (",,30d,,,", ",,2m,,,"), (",,,31d,,", ",,,1m,,"), (",,28d,,,", ",,1m,,,"),
    (",adult,,,,", ",adult,,4y,,"), (",,8y,,,", ",senior,,20y,,"), (",,,364d,,", ",baby,,300d,,"),
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
    (",,8y,,,", ",senior,,,,"), (",,0d,,,", ",,,,,"), (",senior,,,,", ",,,,,"),
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

  @Test(arguments: [
    (["cat,,,1y,,", "cat,,1y,,,", "cat,,0d,,,"], "lines 2 and 3"),
    (["cat,,,1y,,", ",,1y,,,", "cat,,6m,2y,small,rare"], "lines 2 and 3"),
    (["cat,,,1y,,", "dog,,,1y,,", "cat,,1y1d,,,", "cat,,0d,,,"], "lines 2 and 4"),
    ([",baby,,,,", ",young,,,,", ",adult,,,,", ",,4m,7y,,"], "lines 2, 3 and 4"),
    ([",baby,,,,", ",,3m,,,", ",,0d,30y,,"], "lines 2 and 3"),
    ([",,,61d,,", ",,2m,,,", ",,0d,,,"], "lines 2 and 3"),
    ([",,,8w,,", ",,57d,1y,small,", ",,1y,,,rare", ",,0d,,small,rare"], "lines 2, 3 and 4"),
  ])
  func `a rule is idle after some that match all it matches together`(
    rules: [String], lines: String
  ) throws {
    let problems = try file(rules).problems
    #expect(
      problems.map(\.message) == [
        "fees.csv:\(rules.count + 1):1: warning: the rule can never match: "
          + "the ones in \(lines) match first"
      ])
    #expect(problems.first?.hintLine == "hint: together they match all that it matches")
  }

  @Test(arguments: [
    // An animal of unknown age, size or rarity.
    ["cat,,,1y,,", "cat,,1y,,,", "cat,,,,,"],
    [",baby,,,,", ",young,,,,", ",adult,,,,", ",senior,,,,", ",,,,,"],
    [",,,,small,", ",,,,medium,", ",,,,large,", ",,,,xl,", ",,,,,"],
    // One whose group alone is known.
    [",,,1y,,", ",,1y,,,", ",baby,,,,"],
    // A day between.
    [",,,1y,,", ",,1y2d,,,", ",,0d,,,"],
    // July and August together are 62 days.
    [",,,60d,,", ",,2m,,,", ",,0d,,,"],
    // Each is for one kind alone.
    ["cat,,,1y,,", "dog,,1y,,,", "cat,,0d,,,"],
    [",,,1y,small,", ",,1y,,,rare", ",,0d,,small,"],
  ])
  func `a rule is of use after some that leave one animal over`(rules: [String]) throws {
    #expect(try file(rules).problems.isEmpty)
  }

  @Test func `many rules that do it together are counted`() throws {
    let years = (0..<9).map { "cat,,\($0)y,\($0 + 1)y,," }
    #expect(
      try file(years + ["cat,,1m,8y,,"]).problems.map(\.detail) == [
        "the rule can never match: 8 rules before it match first"
      ])
  }
}
