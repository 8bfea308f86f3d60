extension Record {
  /// Notes a row that has too few or too many fields; empty ones beyond the columns do no harm.
  mutating func noteLength(_ bytes: RawSpan, _ dialect: CSVDialect) {
    if count < columns {
      problems.append(
        FormatProblem(.shortRow(fields: count, columns: columns), at: start))
      return
    }
    let last = field(max(0, columns - 1))
    let kept = max(start, Int(last.end) + (last.isQuoted ? 1 : 0))
    let isEmptyBeyond = (kept..<end).allSatisfy { place in
      let byte = bytes.byte(place)
      return byte == dialect.delimiter || byte <= Byte.space
    }
    if !isEmptyBeyond {
      problems.append(
        FormatProblem(.longRow(fields: count, columns: columns), at: start))
    }
  }
}
