/// Rows as JSON objects: the elements of an array, indented for people, or one a line for programs that read as they go.
package struct JSONView: Sendable, Hashable {
  package enum Layout: Sendable {
    case array
    case lines
  }

  package let layout: Layout
  /// What stands before each value: the comma after the one before, and the key.
  private let leads: [[UInt8]]

  package init(_ names: [String], _ layout: Layout) {
    self.layout = layout
    leads = names.enumerated().map { place, name in
      var lead = ByteBuffer()
      switch layout {
      case .array:
        lead.append(place == 0 ? ",\n  {\n    " : ",\n    ")
        JSONString.append(name, to: &lead)
        lead.append(": ")
      case .lines:
        lead.append(place == 0 ? "{" : ",")
        JSONString.append(name, to: &lead)
        lead.append(":")
      }
      return lead.bytes
    }
  }

  /// The bytes that part a row from the one before, with which every row begins; the first one drops them.
  package var separatorLength: Int { layout == .array ? 1 : 0 }

  package func appendHead(to buffer: inout ByteBuffer) {
    if layout == .array { buffer.append("[") }
  }

  /// Appends the value of a column; the columns of a row come in their order.
  package func append(_ value: DataValue, at place: Int, to buffer: inout ByteBuffer) {
    buffer.append(contentsOf: leads[place])
    switch value {
    case .text(let text), .term(let text): JSONString.append(text, to: &buffer)
    case .number(let number): buffer.append(number)
    case .truth(let isTrue): buffer.append(isTrue ? "true" : "false")
    case .missing: buffer.append("null")
    }
  }

  package func endRow(in buffer: inout ByteBuffer) {
    buffer.append(layout == .array ? "\n  }" : "}\n")
  }

  package func appendFoot(afterRows: Bool, to buffer: inout ByteBuffer) {
    if layout == .array { buffer.append(afterRows ? "\n]\n" : "]\n") }
  }
}
