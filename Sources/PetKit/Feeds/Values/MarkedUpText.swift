/// Texts that web sites gave away as they show them: with entities, and some with tags.
enum MarkedUpText {
  /// Returns a text with its entities written out; those that are none stay as they are.
  static func decodingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var place = 0
    while place < scalars.count {
      if scalars[place] == "&", let (scalar, next) = entity(scalars, at: place) {
        result.append(scalar)
        place = next
      } else {
        result.append(scalars[place])
        place += 1
      }
    }
    return String(result)
  }

  /// Returns the text that marked-up text shows: tags left out, a line a paragraph, entities written out.
  static func withoutTags(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let opening = rest.firstIndex(of: "<") {
      result += rest[..<opening]
      let behind = rest[rest.index(after: opening)...]
      guard isTag(behind) else {
        result += "<"
        rest = behind
        continue
      }
      guard let closing = behind.firstIndex(of: ">") else {
        // Nothing that follows is a tag: none would end.
        rest = rest[opening...]
        break
      }
      if breaksLine(behind[..<closing]) { result += "\n" }
      rest = behind[behind.index(after: closing)...]
    }
    return decodingEntities(trimmed(result + rest))
  }

  private static func isTag(_ behind: Substring) -> Bool {
    let name = behind.drop { $0 == "/" || $0 == "!" }
    return name.first.map { $0.isASCII && ($0.isLetter || $0 == "-") } ?? false
  }

  private static func breaksLine(_ inside: Substring) -> Bool {
    let name = inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return ["br", "p", "div", "li", "tr", "ul", "ol", "h1", "h2", "h3", "h4"].contains(name)
  }

  /// Returns the lines that hold something, without the blanks at their ends.
  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { line in
        let start = line.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
      }
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Returns the scalar of the entity that an ampersand begins, and the place behind it.
  private static func entity(
    _ scalars: [Unicode.Scalar], at start: Int
  ) -> (Unicode.Scalar, next: Int)? {
    let limit = min(scalars.count, start + 12)
    guard let end = (start + 1..<limit).first(where: { scalars[$0] == ";" }) else { return nil }
    var name = ""
    name.unicodeScalars.append(contentsOf: scalars[start + 1..<end])
    if let scalar = named[name] { return (scalar, end + 1) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else { return nil }
    return (scalar, end + 1)
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "hellip": "…", "bull": "•", "middot": "·", "deg": "°",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "copy": "©", "reg": "®", "trade": "™",
    "cent": "¢", "pound": "£", "euro": "€", "yen": "¥", "laquo": "«", "raquo": "»",
    "times": "×", "divide": "÷", "hearts": "♥", "iexcl": "¡", "iquest": "¿", "sect": "§",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å",
    "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë",
    "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "Ntilde": "Ñ", "Ograve": "Ò",
    "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö", "Oslash": "Ø", "Ugrave": "Ù",
    "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á",
    "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç",
    "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
    "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
    "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
    "uuml": "ü",
  ]
}
