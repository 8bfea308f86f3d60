/// The problems of catalogs, one after the other.
package struct ProblemsView: Sendable, Hashable {
  package let format: ProblemsFormat
  private let json: JSONView

  private static let names = [
    "file", "line", "column", "severity", "code", "field", "value", "message", "hint",
  ]

  package init(_ format: ProblemsFormat) {
    self.format = format
    json = JSONView(Self.names, format == .json ? .array : .lines)
  }

  package func appendHead(to buffer: inout ByteBuffer) {
    if format == .json { json.appendHead(to: &buffer) }
  }

  package func append(_ problem: Problem, isFirst: Bool, to buffer: inout ByteBuffer) {
    switch format {
    case .lines:
      buffer.append(problem.message + "\n")
      if let hint = problem.hintLine { buffer.append(hint + "\n") }
    case .json, .jsonl:
      var row = ByteBuffer()
      for (place, value) in values(of: problem).enumerated() {
        json.append(value, at: place, to: &row)
      }
      json.endRow(in: &row)
      buffer.append(contentsOf: row.bytes.dropFirst(isFirst ? json.separatorLength : 0))
    case .github:
      WorkflowCommand(problem).append(to: &buffer)
    }
  }

  package func appendFoot(afterProblems: Bool, to buffer: inout ByteBuffer) {
    if format == .json { json.appendFoot(afterRows: afterProblems, to: &buffer) }
  }

  private func values(of problem: Problem) -> [DataValue] {
    [
      .text(problem.file), .number(String(problem.line)), .number(String(problem.column)),
      .term(problem.severity.rawValue), .term(problem.code.rawValue),
      DataValue(text: problem.field),
      DataValue(text: problem.value), .text(problem.sentence), DataValue(text: problem.hint),
    ]
  }
}
