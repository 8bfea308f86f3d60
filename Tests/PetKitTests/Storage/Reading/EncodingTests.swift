import Foundation
import PetKit
import TestSupport
import Testing

/// Files that are not UTF-8.
struct EncodingTests {
  private static func read(
    _ bytes: [UInt8], _ encoding: TextEncoding? = nil, blockSize: Int = 1 << 20
  ) throws -> ReadCatalog {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "pets.csv")
    return try ReadCatalog(
      path, options: CatalogOptions(blockSize: blockSize, workers: 2, encoding: encoding))
  }

  @Test func `bytes that are not UTF-8 are located, and the option is named`() throws {
    let catalog = try ReadCatalog(feed: "latin1.csv")
    let problem = try #require(catalog.problems.first)
    #expect(catalog.problems.count == 1)
    #expect(problem.line == 2 && problem.column == 1)
    #expect(problem.code == .invalidUTF8)
    #expect(problem.hint?.contains("--encoding windows-1252") == true)
  }

  @Test func `Windows-1252 is read when it is said`() throws {
    let options = CatalogOptions(encoding: .windows1252)
    let catalog = try ReadCatalog(feed: "latin1.csv", options: options)
    #expect(catalog.pets.map(\.name) == ["Zoë"])
    #expect(catalog.problems.isEmpty)
  }

  @Test func `every byte of Windows-1252 is a character`() throws {
    let upper = (UInt8(0x80)...0xFF).map { $0 }
    let catalog = try Self.read(Array("name\nA".utf8) + upper + Array("Z\n".utf8), .windows1252)
    let name = try #require(catalog.pets.first?.name)
    // The code page by another implementation, and the bytes that it leaves undefined as in browsers.
    let expected = upper.map { byte -> String in
      let undefined: [UInt8] = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
      if undefined.contains(byte) { return String(Unicode.Scalar(byte)) }
      return String(bytes: [byte], encoding: .windowsCP1252) ?? "?"
    }
    #expect(Array(name.unicodeScalars) == Array(("A" + expected.joined() + "Z").unicodeScalars))
    #expect(catalog.problems.isEmpty)
  }

  static let text = "name,birthday\r\n🐕 Zoë,2021-02-30\r\n小春,2020-01-02\r\n\u{2028}Mo,x\r\n"

  @Test(arguments: [1, 2, 3, 5, 64, 1 << 20], [true, false])
  func `UTF-16 is read in blocks of any size, lines and columns right`(
    blockSize: Int, isBigEndian: Bool
  ) throws {
    let units = ("\u{FEFF}" + Self.text).utf16
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    let catalog = try Self.read(bytes, blockSize: blockSize)
    #expect(catalog.pets.map(\.name) == ["🐕 Zoë", "小春", "\u{2028}Mo"])
    #expect(
      catalog.problemLines == """
        2:7: error: not-a-day: birthday "2021-02-30" is not a day
        4:5: error: not-a-day: birthday "x" is not a day

        """)
  }

  @Test(arguments: [true, false])
  func `UTF-16 without a mark is read when it is said`(isBigEndian: Bool) throws {
    let bytes = Self.text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    #expect(try Self.read(bytes, .utf16).pets.count == 3)
  }

  @Test func `half a pair of UTF-16 is located, and shown as a replacement character`() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + Array("n\0a\0m\0e\0\n\0A\0".utf8) + [0x3D, 0xD8, 0x42, 0, 0x3D]
    let catalog = try Self.read(bytes)
    #expect(catalog.pets.map(\.name) == ["A\u{FFFD}B\u{FFFD}"])
    #expect(
      catalog.problemLines
        == "2:1: error: invalid-utf-8: name \"A\u{FFFD}B\u{FFFD}\" is not UTF-16\n")
  }

  @Test func `a byte-order mark knows better than an option`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("name\nZoë\n".utf8)
    #expect(try Self.read(bytes, .windows1252).pets.map(\.name) == ["Zoë"])
  }

  @Test func `a long file of Windows-1252 is read whole`() throws {
    let rows = 20_000
    var bytes = Array("name,birthday\n".utf8)
    for row in 0..<rows { bytes += [0x5A, 0x6F, 0xEB] + Array(" \(row),2020-01-02\n".utf8) }
    let catalog = try Self.read(bytes, .windows1252, blockSize: 10_000)
    #expect(catalog.pets.count == rows)
    #expect(catalog.pets.last?.name == "Zoë \(rows - 1)")
    #expect(catalog.problems.isEmpty)
  }
}
