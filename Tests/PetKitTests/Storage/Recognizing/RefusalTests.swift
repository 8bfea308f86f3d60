import PetKit
import TestSupport
import Testing

/// Files that are no catalogs, each refused with what it is.
struct RefusalTests {
  private static func problem(_ bytes: [UInt8]) throws -> Problem? {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "pets.csv")
    do {
      _ = try CatalogReader(.path(path))
      return nil
    } catch CatalogError.broken(let problem) {
      return problem
    }
  }

  /// The first bytes of a file, written as text and as numbers, and what it is.
  struct Sample: Sendable {
    var text = ""
    var bytes: [UInt8] = []
    let words: String
  }

  static let binary: [Sample] = [
    Sample(text: "PK\u{3}\u{4}", words: "ZIP archive"),
    Sample(text: "PK\u{3}\u{4}\u{14}\0\0\0[Content_Types].xml", words: "Excel workbook (.xlsx)"),
    Sample(
      text: "PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
      words: "OpenDocument"),
    Sample(
      bytes: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], words: "old Excel workbook (.xls)"),
    Sample(bytes: [0x1F, 0x8B, 8, 0], words: "gzip"),
    Sample(text: "%PDF-1.7\n", words: "PDF"),
    Sample(text: "SQLite format 3\0", words: "SQLite"),
    Sample(bytes: [0xFF, 0xFE, 0, 0, 0x6E, 0], words: "UTF-32"),
    Sample(text: "MZ\u{1}\0\u{2}\0\u{3}\u{4}\u{5}\0\0", words: "binary"),
  ]

  static let texts: [Sample] = [
    Sample(text: "<!DOCTYPE html>\n<html><body>", words: "web page"),
    Sample(text: "\n<html><head>\n<meta charset=utf-8></head>", words: "web page"),
    Sample(text: "\u{FEFF}<table><tr><td>name</td></tr></table>", words: "web page"),
    Sample(text: "<?xml version=\"1.0\"?><pets/>", words: "XML"),
    Sample(text: "{\\rtf1\\ansi name,birthday}", words: "rich-text"),
    Sample(text: "n\0a\0m\0e\0,\0i\0d\0\n\0", words: "UTF-16 text"),
    Sample(
      text: "\"{\"\"animals\"\": [{\"\"id\"\": 1}]}\"\n", words: "pasted into a spreadsheet"),
    Sample(
      text: "{\n\"  \"\"animals\"\": [\"\n\"    {\"\"id\"\": 1}\"\n",
      words: "pasted into a spreadsheet"),
    Sample(
      text: "name,birthday\n\"{\"\"name\"\": \"\"Rex\"\"}\"\n",
      words: "JSON was pasted into this CSV file"),
    Sample(
      text: "name,birthday\nRex,2020-01-02\n{\"name\": \"Mo\"},\n",
      words: "JSON was pasted into this CSV file"),
    Sample(text: "Month,Species,Total\n2020-01,Dog,12\n", words: "counts animals"),
    Sample(text: "YEAR,Number of Animals\n2020,12\n", words: "counts animals"),
    Sample(
      text: "{\"name\":[\"Rex\",\"Mo\"],\"id\":[1,2]}", words: "list of values for each column"),
    Sample(
      text: "{\"columns\":[\"name\"],\"index\":[0],\"data\":[[\"Rex\"]]}",
      words: "list of values for each column"),
    Sample(
      text: "{\"name\":{\"0\":\"Rex\"},\"id\":{\"0\":1}}", words: "list of values for each column"),
    Sample(text: "{\"error\":\"invalid_token\"}", words: "no object here has a name or an id"),
    Sample(
      text: "[{\"animals\":[{\"name\":\"Rex\"}]}]", words: "no object here has a name or an id"),
  ]

  @Test(arguments: binary)
  func `a binary file is refused with what it is`(sample: Sample) throws {
    let zeros = [UInt8](repeating: 0, count: 32)
    let problem = try #require(try Self.problem(Array(sample.text.utf8) + sample.bytes + zeros))
    #expect(problem.code == .notACatalog)
    #expect(problem.detail.contains(sample.words))
    #expect(problem.hint != nil)
  }

  @Test(arguments: texts)
  func `a text that is no catalog is refused with what it is`(sample: Sample) throws {
    let problem = try #require(try Self.problem(Array(sample.text.utf8)))
    #expect(problem.code == .notACatalog)
    #expect(problem.detail.contains(sample.words))
    #expect(problem.hint != nil)
    #expect(problem.line == 1 && problem.column == 1)
  }

  @Test(arguments: [
    ("[{\"animals\":[{\"name\":\"Rex\"}]},{\"animals\":[]}]", ".[].animals[]"),
    ("{\"result\":{\"animals\":[{\"name\":\"Rex\"}]}}", ".result.animals[]"),
    ("{\"animal\":{\"name\":\"Rex\"}}", ".animal"),
  ])
  func `animals that stand deeper are told with what takes them out`(
    text: String, filter: String
  ) throws {
    let problem = try #require(try Self.problem(Array(text.utf8)))
    #expect(problem.hint?.contains("jq '\(filter)'") == true)
  }

  @Test(arguments: [
    "{\"meta\":{\"count\":0},\"data\":[]}", "{\"data\":[],\"errors\":[]}\n",
    "{\"animals\":[],\"page\":1}",
  ])
  func `a service that has no animals to give is an empty catalog`(text: String) throws {
    let reading = try Reading(text: text)
    #expect(try reading == Reading(text: "[]"))
    for blockSize in 1...8 {
      #expect(try Reading(text: text, options: CatalogOptions(blockSize: blockSize)) == reading)
    }
  }

  @Test(arguments: [
    ("{\"id\":\"A1\",\"photos\":[]}", 1), ("{\"photos\":[],\"name\":\"Rex\"}", 1),
    ("{\"photos\":[]}\n{\"name\":\"Rex\"}\n", 2),
  ])
  func `an animal with an empty list is an animal`(text: String, count: Int) throws {
    #expect(try Reading(text: text).pets.count == count)
  }

  @Test(arguments: [
    "name,total\nRex,12\n", "Animal ID,Animal Name,Count\nA1,Rex,1\n",
    "{\"photos\":{\"0\":\"a.jpg\",\"1\":\"b.jpg\"},\"name\":\"Rex\"}",
    "{\"tags\":[\"calm\"],\"photos\":[\"a.jpg\"],\"name\":\"Rex\"}",
    "{\"data\":[1,2],\"name\":\"Rex\"}", "name,note\nRex,\"{\"\"a\"\": 1}\"\n",
    "name,note\n\"<b>Rex</b>\",x\n", "PKname,name\n1,Rex\n", "[\n{\"\": 1, \"name\": \"Rex\"}\n]",
  ])
  func `a catalog that only looks odd is read`(text: String) throws {
    #expect(try Self.problem(Array(text.utf8)) == nil)
  }
}
