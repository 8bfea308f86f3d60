import Foundation
import PetCommands
import TestSupport
import Testing

struct StatsCommandTests {
  private static let catalog = "name,species,rarity\nMo,cat,rare\nIvy,dog,\nRex,dog,common\n"

  private func stats(_ words: String...) -> Consequences {
    run(["stats", "-"] + words, input: Self.catalog)
  }

  @Test func `groups are a row each, with or without a header`() {
    let header =
      "species,animals,age_count,age_min_days,age_median_days,age_max_days,stay_count,stay_min_days,"
      + "stay_median_days,stay_max_days,fee_waived,fee_not_set,"
      + "fee_count_usd,fee_sum_usd,fee_median_usd,fee_min_usd,fee_max_usd\n"
    let rows = """
      cat,1,0,,,,0,,,,0,0,1,150.00,150.00,150.00,150.00
      dog,2,0,,,,0,,,,0,1,1,50.00,50.00,50.00,50.00

      """
    #expect(stats("--by", "species", "--format", "csv") == Consequences(stdout: header + rows))
    #expect(
      stats("--by", "species", "--format", "csv", "--header")
        == Consequences(stdout: header + rows))
    #expect(
      stats("--by", "species", "--format", "csv", "--no-header") == Consequences(stdout: rows))
  }

  @Test func `a column that is asked for twice groups once`() {
    let run = stats("--by", "species,rarity", "--by", "species", "--format", "csv")
    #expect(run == stats("--by", "species,rarity", "--format", "csv"))
    #expect(run.stdout.hasPrefix("species,rarity,animals,"))
  }

  @Test func `figures can go without a header as well`() {
    let run = stats("--format", "tsv", "--no-header")
    #expect(run.stdout.hasPrefix("animals\t\tcount\tanimals\t3\nspecies\tdog\tcount\tanimals\t2\n"))
    #expect(!stats("--format", "html", "--no-header").stdout.contains("<thead>"))
  }

  @Test(arguments: [
    ["--no-header"], ["--header"], ["--header", "--format", "lines"],
    ["--no-header", "--format", "table"], ["--header", "--format", "json"],
    ["--no-header", "--format", "jsonl"], ["--no-header", "--format", "markdown"],
  ])
  func `what has no header to be with or without takes neither`(words: [String]) {
    let run = run(["stats", "-"] + words, input: Self.catalog)
    #expect(run.status == .usage)
    #expect(run.stdout.isEmpty)
  }

  @Test func `an empty catalog has no groups`() {
    #expect(run(["stats", "-"], input: "name\n") == Consequences(stdout: "0 animals\n"))
    #expect(
      run(["stats", "-", "--by", "species", "--format", "json"], input: "name\n")
        == Consequences(stdout: "[]\n"))
  }

  @Test func `a file's name says its format`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("figures.jsonl")
    #expect(stats("--by", "species", "-o", path) == Consequences())
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix(#"{"species":"cat","animals":1,"#))
    #expect(text.split(separator: "\n").count == 2)
    #expect(stats("--header", "-o", folder.path("x.json")).status == .usage)
  }

  @Test(arguments: [[], ["--by", "species"]])
  func `figures may be as wide as a number can say`(words: [String]) {
    let input = "name,species,fee\nMo,cat,5\n"
    let wide = run(["stats", "-", "--width", String(Int.max)] + words, input: input)
    #expect(wide == run(["stats", "-", "--width", "1000"] + words, input: input))
    #expect(wide.status == .success)
  }

  @Test func `--strict finds errors in values that are not counted, of animals that are left out`()
  {
    let run = consequences(
      of: "stats", "-", "--strict", "-q", "--species", "cat", "--format", "csv",
      input: "name,species,height\nMo,cat,\nIvy,dog,tall\n")
    #expect(run.status == .brokenCatalog)
  }
}
