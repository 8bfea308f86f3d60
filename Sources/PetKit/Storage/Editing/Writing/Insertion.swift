/// Where new records go, and what stands between them.
struct Insertion {
  private let findings: EditFindings
  /// Whether all records that there were are to be removed.
  private let isEmptied: Bool
  /// The last record, if it is to be removed.
  private let deletedLast: FoundRecord?

  init(_ findings: EditFindings, deleted: [FoundRecord]) {
    self.findings = findings
    isEmptied = !deleted.isEmpty && deleted.count == findings.records
    deletedLast = deleted.last?.index == findings.records - 1 ? deleted.last : nil
  }

  /// Returns the splice that puts records behind the last one.
  func splice(_ records: [[UInt8]]) -> Splice {
    switch findings.layout.format {
    case .separatedValues, .json(.lines): lines(records)
    case .json(.sequence): elements(records, comma: [])
    case .json: elements(records, comma: [Byte.comma])
    }
  }

  /// Puts each record in a line of its own; the last line of the file gets a line break where it has none.
  private func lines(_ records: [[UInt8]]) -> Splice {
    let place = findings.lastPlace?.upperBound ?? findings.headEnd
    var bytes: [UInt8] = []
    if let deletedLast {
      // The line of the last record goes with its line break.
      for record in records { bytes += record + findings.lineBreak }
      return Splice(range: deletedLast.lineEnd..<deletedLast.lineEnd, bytes: bytes)
    }
    if place == 0 {
      for record in records { bytes += record + findings.lineBreak }
      return Splice(range: findings.length..<findings.length, bytes: bytes)
    }
    for record in records { bytes += findings.lineBreak + record }
    if place == findings.length { bytes += findings.lineBreak }
    return Splice(range: place..<place, bytes: bytes)
  }

  /// Puts each record behind the last one, with what stands before that.
  private func elements(_ records: [[UInt8]], comma: [UInt8]) -> Splice {
    guard let last = findings.lastPlace, !isEmptied else {
      let gap = findings.lineBreak + [Byte.space, Byte.space]
      let inside = Array(records.map { gap + $0 }.joined(separator: comma))
      guard let place = findings.lastPlace?.upperBound else {
        return Splice(range: findings.emptyRange, bytes: inside + findings.lineBreak)
      }
      return Splice(range: place..<place, bytes: inside)
    }
    let blanks = findings.lastGap.filter { $0 != Byte.comma }
    return Splice(
      range: last.upperBound..<last.upperBound,
      bytes: Array(records.map { comma + blanks + $0 }.joined()))
  }
}
