/// Pets as a partner's upload file.
///
/// Every cell is quoted and in one line. What the file cannot say of a pet is handed back as problems; the cell is then empty, and
/// nothing is cut.
package struct PartnerView: Sendable {
  private let form: PartnerForm
  private let columns: [PartnerForm.Content?]
  private let cells: PartnerCells
  /// The fields for which the file has no column.
  private let unsaid: [PetField]

  /// Creates a view whose age groups are true on a day.
  package init(_ form: PartnerForm, on today: CalendarDay) {
    self.form = form
    columns = form.columns
    cells = PartnerCells(form, on: today)
    let said = Set(form.contents.values.flatMap(\.fields))
    unsaid = PetField.allCases.filter { !said.contains($0) }
  }

  /// What stands around the rows.
  package var frame: ListFrame {
    ListFrame(
      head: form.hasHeader ? Array((form.titles.joined(separator: ",") + "\n").utf8) : [])
  }

  /// Appends the row of a pet; returns what of it the file cannot say.
  package func append(_ pet: borrowing Pet, to part: inout ListPart) -> [FieldProblem] {
    var problems: [FieldProblem] = []
    for (place, content) in columns.enumerated() {
      if place > 0 { part.bytes.append(UInt8(ascii: ",")) }
      append(content.map { cells.text($0, of: pet, &problems) } ?? "", to: &part.bytes)
    }
    part.bytes.append(0x0A)
    part.count += 1
    for field in unsaid {
      let text = field.value(of: pet, currency: .usd).plainText
      guard !text.isEmpty else { continue }
      problems.append(
        FieldProblem(
          code: .notSayable, severity: .warning, field: field, value: text.excerpt,
          detail: "has no place in an upload to \(form.name)"))
    }
    return problems
  }

  private func append(_ text: String, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(UInt8(ascii: "\""))
  }
}

extension PartnerForm.Content {
  /// The fields of which the column says something.
  fileprivate var fields: [PetField] {
    switch self {
    case .field(let field): [field]
    case .ageGroup: [.birthday]
    case .isFeeShown, .isWaived: [.fee]
    case .weight, .weightUnit: [.weight]
    }
  }
}
