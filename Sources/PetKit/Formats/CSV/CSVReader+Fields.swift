/// Rows whose fields are read one by one: those with quotes, and those of which not all marks are known yet.
extension CSVReader {
  /// How far the reader is in a record.
  private struct Scan {
    /// The place of the field that is being read.
    var start: Int
    /// The place before which marks mean nothing.
    var base: Int
  }

  /// Why a run of simple fields comes to an end.
  private enum Stop {
    case ended(Int)
    case quoted(Int)
  }

  /// Reads the fields of the next record; returns the place of the line break behind them, or the block's end.
  mutating func readFields(of record: inout Record, in bytes: RawSpan, end: Int) -> Int {
    record.begin()
    defer { record.finish() }
    var scan = Scan(start: position, base: position)
    while true {
      switch passSimpleFields(&scan, into: &record, in: bytes, end: end) {
      case .ended(let place): return place
      case .quoted(let opening):
        if let place = passQuotedField(opening, &scan, into: &record, in: bytes, end: end) {
          return place
        }
      }
    }
  }

  /// Goes from mark to mark over fields that are not quoted, or simply.
  private mutating func passSimpleFields(
    _ scan: inout Scan, into record: inout Record, in bytes: RawSpan, end: Int
  ) -> Stop {
    while true {
      while nextMark < marks.count {
        let place = Int(marks.places[nextMark])
        nextMark &+= 1
        if place < scan.base { continue }
        let byte = bytes.byte(place)
        if byte == Byte.quote {
          guard isBlank(bytes, from: scan.start, to: place) else { continue }
          guard let closing = markOfSimpleClosing(in: bytes) else { return .quoted(place) }
          // in bounds: so many marks are known, each of them in the block
          let end = Int(marks.places.span[unchecked: closing])
          record.add(Field(place &+ 1, end, .text, isQuoted: true))
          nextMark = closing &+ 2
          guard bytes.knownByte(end &+ 1) == dialect.delimiter else { return .ended(end &+ 1) }
          scan.start = end &+ 2
          scan.base = end &+ 2
          continue
        }
        record.add(Field(scan.start, place, .text))
        guard byte == dialect.delimiter else { return .ended(place) }
        scan.start = place &+ 1
      }
      if marks.end >= end { break }
      marks.advance(in: bytes, from: scan.base, to: end)
      nextMark = 0
    }
    record.add(Field(scan.start, end, .text))
    return .ended(end)
  }

  /// Returns the mark that closes a field whose opening quote was the last mark to be passed, where that is simple: the
  /// field lies in one line, no quote in it is doubled, and its end is the next mark.
  @inline(__always)
  private func markOfSimpleClosing(in bytes: RawSpan) -> Int? {
    let places = marks.places.span
    var closing = nextMark
    // in bounds: so many marks are known, each of them in the block
    while closing < marks.count,
      bytes.knownByte(Int(places[unchecked: closing])) == dialect.delimiter
    {
      closing &+= 1
    }
    guard closing &+ 1 < marks.count else { return nil }
    let end = Int(places[unchecked: closing])
    guard bytes.knownByte(end) == Byte.quote, Int(places[unchecked: closing &+ 1]) == end &+ 1,
      bytes.knownByte(end &+ 1) != Byte.quote
    else { return nil }
    return closing
  }

  /// Reads the field that a quote opens.
  ///
  /// - Returns: The place of the line break when the field is the record's last.
  private mutating func passQuotedField(
    _ opening: Int, _ scan: inout Scan, into record: inout Record, in bytes: RawSpan, end: Int
  ) -> Int? {
    let next: Int
    switch CSVQuote(at: opening, in: bytes, end: end, dialect: dialect, isFinal: true) {
    case .closed(let contents, let place, let hasDoubledQuotes):
      let kind: Field.Kind = hasDoubledQuotes ? .doubledQuotes : .text
      record.add(Field(contents.lowerBound, contents.upperBound, kind, isQuoted: true))
      passLineBreaks(inside: contents, in: bytes)
      next = place
    case .literal(let place):
      record.problems.append(FormatProblem(.textAfterQuote, at: opening))
      record.add(Field(opening, place, .text))
      passLineBreaks(inside: opening..<place, in: bytes)
      next = place
    case .unclosed, .undecided:
      record.problems.append(FormatProblem(.unclosedQuote, at: opening))
      scan.base = opening + 1
      return nil
    case .distant:
      record.problems.append(FormatProblem(.distantQuote, at: opening))
      scan.base = opening + 1
      return nil
    }
    guard next < end, bytes.byte(next) == dialect.delimiter else { return next }
    scan.start = next + 1
    scan.base = next + 1
    return nil
  }

  /// Counts the lines that end in a field, all of whose marks are still to be passed.
  private mutating func passLineBreaks(inside range: Range<Int>, in bytes: RawSpan) {
    if range.upperBound <= marks.end {
      // Hardly any field has line breaks, and each would be a mark.
      let places = marks.places.span
      var index = nextMark
      while index < marks.count, places[index] < range.upperBound,
        !isLineBreak(bytes.byte(Int(places[index])))
      {
        index &+= 1
      }
      if index == marks.count || places[index] >= range.upperBound { return }
    }
    line &+= bytes.lineBreaks(in: range)
  }

  /// Returns whether nothing but blanks stands between two places.
  private func isBlank(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    // From the end, where other quotes stand: a field of many quotes is then gone through once.
    var place = end
    while place > start {
      place &-= 1
      if !dialect.isBlank(bytes.byte(place)) { return false }
    }
    return true
  }
}
