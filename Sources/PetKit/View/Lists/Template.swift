/// A line made to measure, such as `{name}\t{fee}`: texts between the fields of a pet.
///
/// `\t`, `\n` and `\\` are a tab, a newline and a backslash; `{{` and `}}` are braces. It is read once, so that a mistake in it is found
/// before anything is printed.
package struct Template: Sendable, Hashable {
  private enum Piece: Sendable, Hashable {
    case literal(String)
    case column(PetColumn)
  }

  private let pieces: [Piece]

  /// Reads a template.
  ///
  /// - Throws: ``TemplateError`` where a brace or a backslash means nothing.
  package init(_ text: String) throws(TemplateError) {
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var place = 0
    while place < scalars.count {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      switch scalars[place] {
      case "\\":
        literal.append(try Self.escaped(next, column: place + 1))
        place += 2
      case "{" where next == "{", "}" where next == "}":
        literal.append(scalars[place])
        place += 2
      case "}": throw TemplateError(.loneBrace, column: place + 1)
      case "{":
        guard let end = scalars[place...].firstIndex(of: "}") else {
          throw TemplateError(.unclosed, column: place + 1)
        }
        let name = String(String.UnicodeScalarView(scalars[place + 1..<end]))
        guard let column = PetColumn(rawValue: name) else {
          throw TemplateError(.unknownField(name), column: place + 2)
        }
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        pieces.append(.column(column))
        place = end + 1
      case let other:
        literal.append(other)
        place += 1
      }
    }
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
    self.pieces = pieces
  }

  /// The columns whose texts it shows.
  package var columns: [PetColumn] {
    pieces.compactMap { piece in
      guard case .column(let column) = piece else { return nil }
      return column
    }
  }

  /// Appends the line of a pet without its end; what is hostile in the pet's texts is written out.
  package func append(
    _ pet: borrowing Pet, in presentation: Presentation, to buffer: inout ByteBuffer
  ) {
    for piece in pieces {
      switch piece {
      case .literal(let text): buffer.append(text)
      case .column(let column):
        SafeText.append(column.text(of: pet, in: presentation), to: &buffer)
      }
    }
  }

  private static func escaped(
    _ letter: Unicode.Scalar?, column: Int
  ) throws(TemplateError) -> Unicode.Scalar {
    switch letter {
    case "t": "\t"
    case "n": "\n"
    case "\\": "\\"
    default: throw TemplateError(.unknownEscape(letter.map { String($0) } ?? ""), column: column)
    }
  }
}
