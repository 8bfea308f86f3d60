/// Rows as JSON objects: the elements of an array, indented for people, or one a line for programs that read as they go.
package struct JSONView: Sendable, Hashable {
  package enum Layout: Sendable {
    case array
    case lines
  }

  package let layout: Layout
  /// What stands before the values, one after the other: the comma after the value before, and the key.
  ///
  /// An array of arrays would be counted at each value, by all threads in one place.
  private let leads: [UInt8]
  /// Where what stands before each value ends.
  private let leadEnds: [Int]

  package init(_ names: [String], _ layout: Layout) {
    self.layout = layout
    var leads = ByteBuffer()
    leadEnds = names.enumerated().map { place, name in
      switch layout {
      case .array: leads.append(place == 0 ? ",\n  {\n    " : ",\n    ")
      case .lines: leads.append(place == 0 ? "{" : ",")
      }
      JSONString.append(name, to: &leads)
      leads.append(layout == .array ? ": " : ":")
      return leads.count
    }
    self.leads = leads.bytes
  }

  /// The bytes that part a row from the one before, with which every row begins; the first one drops them.
  package var separatorLength: Int { layout == .array ? 1 : 0 }

  package func appendHead(to buffer: inout ByteBuffer) {
    if layout == .array { buffer.append("[") }
  }

  /// Appends the value of a column; the columns of a row come in their order.
  package func append(_ value: DataValue, at place: Int, to buffer: inout ByteBuffer) {
    let start = place == 0 ? 0 : leadEnds[place - 1]
    buffer.append(leads.span.extracting(start..<leadEnds[place]))
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
