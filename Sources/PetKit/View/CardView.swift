/// One animal in full: its name on a line, below it a line or more for each thing known of it.
///
/// The values stand in one column beside their labels and are wrapped to the width, if there is one;
/// where the width leaves that column hardly any room, they stand below their labels. A newline in a
/// value goes on in the column, where it cannot pass for a label. A blank value is left out.
package struct CardView: Sendable, Hashable {
  package struct Field: Sendable, Hashable {
    package let label: String
    package let value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  package let title: String
  package let fields: [Field]
  /// The cells a line may take; nil when nothing is to be wrapped.
  package let width: Int?

  package init(title: String, fields: [Field], width: Int? = nil) {
    self.title = title
    self.fields = fields.filter { !$0.value.allSatisfy(\.isWhitespace) }
    self.width = width
  }

  package func append(to buffer: inout ByteBuffer) {
    let title = DisplayWidth.wrap(SafeText.trimmed(title), to: room(at: Self.indentation))
    append(title, at: Self.indentation, to: &buffer)
    let valueColumn = valueColumn
    for field in fields {
      let label = SafeText.visible(field.label)
      if let column = valueColumn {
        let lines = lines(of: field.value, at: column)
        let padding = String(repeating: " ", count: column - DisplayWidth.of(label))
        let first = label + padding + (lines.first ?? "")
        append([first] + lines.dropFirst(), at: column, to: &buffer)
      } else {
        let lines = [label] + lines(of: field.value, at: Self.indentation)
        append(lines, at: Self.indentation, to: &buffer)
      }
    }
  }

  /// Where lines begin that go on with the one above when there is no column for them.
  private static let indentation = 2
  private static let gap = 2
  private static let narrowestValues = 16

  /// Where the values' column begins; nil when the width leaves it no room.
  private var valueColumn: Int? {
    let labels = fields.map { DisplayWidth.of(SafeText.visible($0.label)) }
    let column = (labels.max() ?? 0) + Self.gap
    guard let width, width - column < Self.narrowestValues else { return column }
    return nil
  }

  /// The paragraphs of the text, wrapped; blank lines between them are left out.
  private func lines(of text: String, at column: Int) -> [String] {
    text.lines
      .map { SafeText.trimmed(String($0)) }
      .filter { !$0.isEmpty }
      .flatMap { DisplayWidth.wrap($0, to: room(at: column)) }
  }

  private func room(at column: Int) -> Int? {
    width.map { max(1, $0 - column) }
  }

  private func append(_ lines: [String], at column: Int, to buffer: inout ByteBuffer) {
    for (number, line) in lines.enumerated() {
      if number > 0 { buffer.append(repeating: 0x20, count: column) }
      buffer.append(line)
      buffer.append(0x0A)
    }
  }
}
