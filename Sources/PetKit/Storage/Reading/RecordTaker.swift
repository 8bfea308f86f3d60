/// Makes a pet of each record of a block, and notes what is wrong with it.
///
/// It does not change while a block is read, so that the loop over the records keeps no books on what it
/// shares with other workers.
struct RecordTaker {
  /// What takes a pet that is kept, with the record that it was made of and the columns that were read for it.
  typealias Body = (
    borrowing Pet, Record, [PetDecoder.Slot], RawSpan, inout [FieldProblem], inout BlockReport
  ) -> Void

  let file: String
  let decoder: PetDecoder
  /// The columns to read before it is known whether a pet is kept, and those to read then.
  let first: [PetDecoder.Slot]
  let later: [PetDecoder.Slot]
  /// The columns that hold the currency of a fee.
  let currencies: [Int]
  let selection: PetSelection

  /// Hands over the pet of a record, if it is kept.
  ///
  /// - Parameters:
  ///   - record: Where the pet's values stand; not changed.
  ///   - bytes: The block's bytes.
  ///   - decoded: Where the pet and its problems go; no problem is there, before and after.
  ///   - report: Where the block's problems go.
  ///   - body: Takes the pet; it may add problems of the record.
  @inline(__always)
  func take(
    _ record: inout Record, _ bytes: RawSpan, _ decoded: inout DecodedPet,
    _ report: inout BlockReport, _ body: Body
  ) {
    report.records &+= 1
    var isNameless = false
    if !record.isBroken {
      decoder.decode(first, currencies: currencies, of: &record, in: bytes, into: &decoded)
      switch selection.verdict(on: &decoded.pet) {
      case .kept:
        decoder.decode(later, currencies: currencies, of: &record, in: bytes, into: &decoded)
        isNameless = decoded.pet.name.isEmpty
        body(decoded.pet, record, later, bytes, &decoded.problems, &report)
      case .leftOut: break
      case .leftOutUnknown: report.leftOutUnknown += 1
      }
    }
    if isNameless || !record.problems.isEmpty || !decoded.problems.isEmpty {
      note(record, isNameless: isNameless, &decoded.problems, bytes, &report)
    }
  }

  /// Notes what is wrong with a record, in the order of the file.
  @inline(never)
  private func note(
    _ record: Record, isNameless: Bool, _ problems: inout [FieldProblem], _ bytes: RawSpan,
    _ report: inout BlockReport
  ) {
    var noted = record.sortedProblems.map { problem in
      problem.problem(
        file: file, at: report.lines.position(of: problem.offset, in: record, bytes))
    }
    if isNameless {
      let position = report.lines.position(of: record.start, in: record, bytes)
      noted.append(
        Problem(
          file: file, line: position.line, column: position.column, severity: .warning,
          code: .missingName, detail: "the animal has no name"))
    }
    // What the format has said of a text needs not be said of the field again.
    let isSaid = record.problems.contains { $0.reason == .invalidUTF8 }
    for problem in problems where !(isSaid && problem.code == .invalidUTF8) {
      let position = report.lines.position(of: problem.offset, in: record, bytes)
      noted.append(
        Problem(
          file: file, line: position.line, column: position.column,
          severity: problem.severity, code: problem.code, field: problem.field.rawValue,
          value: problem.value.isEmpty ? nil : problem.value, detail: problem.detail,
          hint: problem.hint))
    }
    noted.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    report.problems += noted
    problems.removeAll(keepingCapacity: true)
  }
}
