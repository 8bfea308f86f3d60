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

  /// What stands around the problems.
  package var frame: ListFrame {
    format == .json ? ListFrame(json) : ListFrame(head: [])
  }

  /// Appends a problem to others.
  package func append(_ problem: Problem, to part: inout ListPart) {
    switch format {
    case .lines:
      part.bytes.append(problem.message + "\n")
      if let hint = problem.hintLine { part.bytes.append(hint + "\n") }
    case .json, .jsonl:
      for (place, value) in values(of: problem).enumerated() {
        json.append(value, at: place, to: &part.bytes)
      }
      json.endRow(in: &part.bytes)
    case .github:
      WorkflowCommand(problem).append(to: &part.bytes)
    }
    part.count += 1
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
