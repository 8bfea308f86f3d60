import Foundation
import PetKit
import TestSupport
import Testing

struct FeeScheduleViewTests {
  private func text(_ schedule: FeeSchedule, _ format: OutputFormat) -> String {
    let view = FeeScheduleView(FeeScheduleViewModel(schedule))
    return String(decoding: view.bytes(in: format), as: UTF8.self)
  }

  @Test func `for people the rules are numbered, without the columns that none uses`() {
    #expect(
      text(.standard, .table) == """
        Rule  Rarity         Fee
           1  common      $50.00
           2  uncommon    $75.00
           3  rare       $150.00
           4  very rare  $500.00

        """)
  }

  @Test func `for programs they are the file that would be read as the same rules`() throws {
    let path = Repository.root.appending(path: "Fixtures/Catalogs/fees.csv").path
    let schedule = try FeeScheduleFile(at: path).schedule
    #expect(
      text(schedule, .csv).hasPrefix(
        """
        species,group,min_age,max_age,size,rarity,fee,currency,label
        cat,baby,,4m,,,120.00,USD,Kitten
        """))
    for format in [OutputFormat.csv, .json, .jsonl, .tsv] {
      let read = try FeeScheduleFile(Array(text(schedule, format).utf8), named: "fees")
      #expect(read.problems.isEmpty)
      #expect(read.schedule == schedule)
    }
    try expectSnapshot(Array(text(schedule, .table).utf8), "fees.table.txt")
    try expectSnapshot(Array(text(schedule, .markdown).utf8), "fees.md")
  }
}
