import PetKit
import Testing

struct OutputFormatTests {
  @Test func `the words are those that the command line promises`() {
    #expect(
      OutputFormat.allCases.map(\.rawValue) == [
        "lines", "table", "csv", "tsv", "json", "jsonl", "markdown", "html",
      ])
  }

  @Test(
    arguments: [
      ("pets.csv", .csv), ("a.b/pets.TSV", .tsv), ("x.json", .json), ("x.ndjson", .jsonl),
      ("x.md", .markdown), ("x.HTM", .html), ("x.txt", .lines), ("x", nil), (".csv", nil),
      ("x.pdf", nil), ("a.csv/x", nil),
    ] as [(String, OutputFormat?)])
  func `a file's suffix asks for a format`(path: String, format: OutputFormat?) {
    #expect(OutputFormat(suffixOf: path) == format)
  }

  @Test(
    arguments: [
      (.header, [.lines, .table, .csv, .tsv, .markdown, .html]),
      (.noHeader, [.lines, .table, .csv, .tsv, .html]), (.null, [.lines]), (.excel, [.csv]),
      (.width, [.table]),
    ] as [(OutputFormat.Feature, [OutputFormat])])
  func `each option belongs to some formats`(
    feature: OutputFormat.Feature, formats: [OutputFormat]
  ) {
    #expect(OutputFormat.allCases.filter { $0.offers(feature) } == formats)
  }
}
