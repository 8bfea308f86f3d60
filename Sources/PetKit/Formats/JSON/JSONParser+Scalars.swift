/// Strings, numbers and words.
extension JSONParser {
  /// Reads a string; the current byte is its quote.
  @inline(__always)
  mutating func string(_ bytes: RawSpan, _ record: inout Record) throws(FormatProblem) -> Field {
    if let field = shortString(bytes, position) {
      position = Int(field.end) &+ 1
      return field
    }
    return try anyString(bytes, &record)
  }

  /// Returns the string whose quote stands at a place, if it is as most are: short, ASCII, and without escapes.
  @inline(__always)
  func shortString(_ bytes: RawSpan, _ opening: Int) -> Field? {
    let start = opening &+ 1
    guard start < end else { return nil }
    let chunk = bytes.knownChunk(start)  // in bounds: there is padding behind the end
    let place = start &+ stops(chunk).firstMarked
    guard !chunk.hasHighBit, place < start &+ 16, has(Byte.quote, at: place, bytes) else {
      return nil
    }
    return Field(start, place, .text, isQuoted: true)
  }

  /// Marks quotes, backslashes and control characters.
  @inline(__always)
  private func stops(_ chunk: SIMD16<UInt8>) -> SIMD2<UInt64> {
    quote.matches(chunk) | backslash.matches(chunk)
      | zero.matches(controlBits.intersection(chunk))
  }

  private mutating func anyString(
    _ bytes: RawSpan, _ record: inout Record
  ) throws(FormatProblem) -> Field {
    let start = position + 1
    var place = start
    var kind = Field.Kind.text
    var isASCII = true
    while true {
      guard place < end else {
        position = start - 1
        throw failure(.closingQuote)
      }
      let chunk = bytes.chunk(place)
      let step = stops(chunk).firstMarked
      if isASCII, chunk.hasHighBit { isASCII = false }
      place &+= step
      if step == 16 { continue }
      guard place < end else { continue }
      switch bytes.byte(place) {
      case Byte.quote:
        if !isASCII, let invalid = UTF8Check.firstInvalid(bytes, in: start..<place) {
          record.problems.append(FormatProblem(.invalidUTF8, at: invalid))
        }
        position = place &+ 1
        return Field(start, place, kind, isQuoted: true)
      case Byte.backslash:
        kind = .escaped
        place = try JSONText.endOfEscape(bytes, at: place, end: end, &record)
      default:
        position = place
        throw failure(.noControlCharacter)
      }
    }
  }

  mutating func word(
    _ word: StaticString, _ kind: Field.Kind, _ bytes: RawSpan
  ) throws(FormatProblem) -> Field {
    let start = position
    let count = word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { letters in
      start + count <= end && letters.indices.allSatisfy { bytes.byte(start + $0) == letters[$0] }
    }
    guard matches else { throw failure(.value) }
    position = start + count
    return Field(start, position, kind)
  }

  mutating func number(_ bytes: RawSpan) throws(FormatProblem) -> Field {
    let start = position
    if current(bytes) == 0x2D { position &+= 1 }
    if current(bytes) == 0x30 {
      position &+= 1
    } else {
      try digits(bytes)
    }
    if current(bytes) == 0x2E {
      position &+= 1
      try digits(bytes)
    }
    if current(bytes) | 0x20 == 0x65 {
      position &+= 1
      if current(bytes) == 0x2B || current(bytes) == 0x2D { position &+= 1 }
      try digits(bytes)
    }
    return Field(start, position, .number)
  }

  private mutating func digits(_ bytes: RawSpan) throws(FormatProblem) {
    guard (0x30...0x39).contains(current(bytes)) else { throw failure(.digit) }
    var place = position &+ 1
    // in bounds: before the end
    while place < end, bytes.knownByte(place) &- 0x30 < 10 { place &+= 1 }
    position = place
  }
}
