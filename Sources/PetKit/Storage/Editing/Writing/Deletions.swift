/// The removal of records from a file, those in a row together.
struct Deletions {
  private let findings: EditFindings

  init(_ findings: EditFindings) {
    self.findings = findings
  }

  /// Returns the splices that remove records, which are given in the order of the file.
  func splices(_ records: [FoundRecord]) -> [Splice] {
    var splices: [Splice] = []
    var rest = records[...]
    while let first = rest.popFirst() {
      var last = first
      while let next = rest.first, next.index == last.index + 1 {
        last = next
        rest.removeFirst()
      }
      splices.append(Splice(range: range(from: first, to: last), bytes: []))
    }
    return splices
  }

  /// Returns the places that go with records in a row: their lines, or one of the commas at their ends.
  private func range(from first: FoundRecord, to last: FoundRecord) -> Range<Int> {
    switch findings.layout.format {
    case .separatedValues, .json(.lines): return first.place.lowerBound..<last.lineEnd
    case .json: break
    }
    if let previousEnd = first.previousEnd { return previousEnd..<last.place.upperBound }
    if let nextStart = last.nextStart { return first.place.lowerBound..<nextStart }
    return findings.recordStart..<last.place.upperBound
  }
}
