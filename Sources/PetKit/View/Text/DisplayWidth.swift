/// How many terminal cells a text takes, by UAX #11 and per grapheme cluster, in any locale.
///
/// Wide and full-width scalars take two cells, combining marks and format characters none, the rest
/// one, the ambiguous ones included. A cluster takes what its scalars take, but two cells at most: so
/// an emoji with a skin tone, a family joined by ZWJ, a flag or a Hangul syllable of several letters
/// takes two. A cluster that asks for emoji presentation with U+FE0F, as keycaps do, takes two as well.
///
/// A terminal that does not know ZWJ or U+FE0F draws these otherwise; no answer is right for all.
/// Texts are measured as they will be shown, after `SafeText`: a control would count as one cell.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    if text.utf8Span.isKnownASCII { return text.utf8.count }
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  package static func of(_ character: Character) -> Int {
    var width = 0
    var first: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if scalar == emojiPresentation, first?.properties.isEmoji == true { return 2 }
      if first == nil { first = scalar }
      width += of(scalar)
    }
    return min(width, 2)
  }

  private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if takesNoCell(scalar) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  private static func takesNoCell(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // medial and final letters of Hangul
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  /// Counts the table's boundaries that are not above the scalar: after an odd one, wide goes on.
  private static func isWide(_ scalar: UInt32) -> Bool {
    let boundaries = DisplayWidthTable.boundaries
    var low = 0
    var high = boundaries.count
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}
