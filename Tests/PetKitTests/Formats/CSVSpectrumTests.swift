import Foundation
import PetKit
import TestSupport
import Testing

/// The files of csv-spectrum and the records that they hold, where they are there.
struct CSVSpectrumTests {
  /// A value in which a file and the records that the suite gives for it differ.
  private static let errata = ["1234567890": "2095257564"]

  @Test(arguments: Repository.suite("csv").filter { $0.pathExtension == "csv" })
  func `a file reads to its records`(file: URL) throws {
    let name = file.deletingPathExtension().lastPathComponent
    let url = file.deletingLastPathComponent().appending(path: "json/\(name).json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    // A file of one record may give it without brackets.
    let expected = try #require(
      json as? [[String: String]] ?? (json as? [String: String]).map { [$0] })
    let records = try Rows(Array(Data(contentsOf: file))).records
    #expect(records == expected.map { $0.mapValues { Self.errata[$0] ?? $0 } })
  }
}
