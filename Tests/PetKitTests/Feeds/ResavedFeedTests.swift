import Foundation
import PetKit
import TestSupport
import Testing

/// The feeds as people save them again: other line ends, delimiters and encodings, other orders of columns.
struct ResavedFeedTests {
  /// The tables of other systems that have a header.
  static let tables = FeedGoldenTests.feeds.filter { feed in
    feed.hasSuffix(".csv")
      && !["latin1.csv", "spreadsheet-semicolon.csv", "adoptapet-pets.csv"].contains(feed)
  }

  /// A way to save a table again.
  enum Saving: CaseIterable {
    case carriageReturns
    case bothBreaks
    case byteOrderMark
    case semicolons
    case tabs
    case reversedColumns
    case emptyRows
    case extraColumn
    case littleEndian
    case bigEndian

    func bytes(_ rows: [[String]]) -> [UInt8] {
      switch self {
      case .carriageReturns: Array(Self.text(rows, lineEnd: "\r").utf8)
      case .bothBreaks: Array(Self.text(rows, lineEnd: "\r\n").utf8)
      case .byteOrderMark: [0xEF, 0xBB, 0xBF] + Array(Self.text(rows).utf8)
      case .semicolons: Array(Self.text(rows, delimiter: ";").utf8)
      case .tabs: Array(Self.text(rows, delimiter: "\t").utf8)
      case .reversedColumns: Array(Self.text(rows.map { $0.reversed() }).utf8)
      case .emptyRows:
        Array(Self.text(rows.flatMap { [$0, $0.map { _ in "" }] }).utf8)
      case .extraColumn: Array(Self.text(rows.map { ["note"] + $0 }).utf8)
      case .littleEndian:
        [0xFF, 0xFE] + Self.text(rows).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .bigEndian:
        [0xFE, 0xFF] + Self.text(rows).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
    }

    private static func text(
      _ rows: [[String]], delimiter: String = ",", lineEnd: String = "\n"
    ) -> String {
      rows.map { row in
        row.map { "\"" + $0.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
          .joined(separator: delimiter) + lineEnd
      }.joined()
    }
  }

  @Test(arguments: tables, Saving.allCases)
  func `a table saved again lists the same pets`(feed: String, saving: Saving) throws {
    let original = try ReadCatalog(feed: feed)
    let folder = try TemporaryFolder()
    var rows = Self.rows(try Repository.text("Fixtures/Feeds/\(feed)"))
    let width = rows[0].count
    // A spreadsheet writes all rows equally long.
    rows = rows.map { $0 + Array(repeating: "", count: max(0, width - $0.count)) }
    let path = try folder.write(saving.bytes(rows), to: "again.csv")
    let again = try ReadCatalog(path)
    #expect(again.pets == original.pets)
    #expect(again.problems.map(\.code) == original.problems.map(\.code))
    #expect(again.problems.map(\.value) == original.problems.map(\.value))
    #expect(again.tally == original.tally)
  }

  @Test func `a header that R has written is recognised`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      "","Animal.ID","Name","DateTime","Animal.Type","Sex.upon.Intake","Age.upon.Intake","Breed"
      "1","A1","*Rex","2014-02-12 18:22:00","Dog","Intact Male","2 years","Beagle"
      """, to: "r.csv")
    let catalog = try ReadCatalog(path)
    #expect(
      try catalog.lines([.id, .name, .sex, .birthday, .estimated])
        == "A1\tRex\tmale\t2012-02-12\tyes\n")
  }

  /// Takes a table apart, as spreadsheets do.
  private static func rows(_ text: String) -> [[String]] {
    let delimiter: Unicode.Scalar = text.prefix { !$0.isNewline }.contains(";") ? ";" : ","
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var wasQuoted = false
    let scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
    for (place, scalar) in scalars.enumerated() {
      let row = rows.count - 1
      let field = rows[row].count - 1
      switch scalar {
      case "\"" where isQuoted:
        isQuoted = false
        wasQuoted = true
      case "\"" where wasQuoted && place > 0 && scalars[place - 1] == "\"":
        rows[row][field].unicodeScalars.append("\"")
        isQuoted = true
      case "\"" where rows[row][field].allSatisfy({ $0 == " " }):
        rows[row][field] = ""
        isQuoted = true
      case delimiter where !isQuoted:
        rows[row].append("")
        wasQuoted = false
      case "\n" where !isQuoted:
        rows.append([""])
        wasQuoted = false
      case "\r" where !isQuoted: continue
      default: rows[row][field].unicodeScalars.append(scalar)
      }
    }
    return rows.filter { $0 != [""] }
  }
}
