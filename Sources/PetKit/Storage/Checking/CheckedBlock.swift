/// What a check has learned of a block, beside its problems.
struct CheckedBlock: Sendable {
  /// How many animals there are.
  private(set) var animals = 0
  /// Their ids.
  private(set) var ids = IDMarks()

  /// Checks a pet, and adds what it breaks to the problems of its record.
  @inline(__always)
  mutating func add(
    _ pet: borrowing Pet, of record: Record, _ slots: [PetDecoder.Slot], in bytes: RawSpan,
    by rules: PetRules, _ problems: inout [FieldProblem], _ report: inout BlockReport
  ) {
    animals &+= 1
    for index in 0..<slots.count {
      let slot = slots[index]
      guard slot.isText else { continue }
      let field = record.field(slot.column)
      guard field.start < field.end else { continue }
      let first = bytes.knownByte(Int(field.start))  // in bounds: a field of the block has bytes
      if SpreadsheetFormula.mayBegin(with: first) || first == Byte.backslash {
        noteFormula(slot.field, field, bytes, &problems)
      }
      if slot.field == .id, let id = pet.id {
        ids.add(id, at: report.lines.position(of: field.place, in: record, bytes))
      }
    }
    rules.check(pet) { name, breach in
      note(breach, name, of: record, slots, in: bytes, &problems)
    }
  }

  /// Takes an animal of a foreign feed, whose problems have been noted.
  mutating func add(_ id: String?, at position: Position?) {
    animals &+= 1
    if let id, let position { ids.add(id, at: position) }
  }

  @inline(never)
  private func noteFormula(
    _ name: PetField, _ field: Field, _ bytes: RawSpan, _ problems: inout [FieldProblem]
  ) {
    let text = field.text(in: bytes)
    guard SpreadsheetFormula.isFormula(text) else { return }
    note(.formula, name, text, field, &problems)
  }

  @inline(never)
  private func note(
    _ breach: RuleBreach, _ name: PetField, of record: Record, _ slots: [PetDecoder.Slot],
    in bytes: RawSpan, _ problems: inout [FieldProblem]
  ) {
    func field(_ name: PetField) -> Field? {
      slots.lazy.filter { $0.field == name }.map { record.field($0.column) }
        .first { $0.kind != .absent && $0.kind != .null }
    }
    if breach == .adoptedBeside(nil) {
      // A status that cannot be read has its own problem.
      if problems.contains(where: { $0.field == .status }) { return }
    }
    guard let field = field(name) else { return }
    note(breach, name, field.text(in: bytes), field, &problems)
  }

  private func note(
    _ breach: RuleBreach, _ name: PetField, _ text: String, _ field: Field,
    _ problems: inout [FieldProblem]
  ) {
    problems.append(
      FieldProblem(
        code: breach.code, severity: breach.severity, field: name, value: text.excerpt,
        detail: breach.detail, hint: breach.hint, offset: field.place))
  }
}
