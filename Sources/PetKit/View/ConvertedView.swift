/// Pets as a catalog of PetKit's own, to be read again: every field, and what else the source had.
///
/// A fee is the pet's own, with its currency where that is not the usual one; nothing is filled in from a schedule. Tab-separated values
/// are quoted as comma-separated ones are, so that every text can be read again.
package struct ConvertedView: Sendable {
  private enum Form: Sendable {
    case table(CSVView)
    case json(JSONView)
  }

  private let form: Form
  private let currency: Currency

  /// The formats of catalogs.
  package static let formats: [OutputFormat] = [.csv, .tsv, .json, .jsonl]

  /// Creates a view in a format of catalogs.
  ///
  /// - Parameters:
  ///   - format: The format; one that holds no catalog is taken for CSV.
  ///   - carried: The names of the columns beside the fields.
  ///   - currency: The currency of fees that name none.
  package init(_ format: OutputFormat, carrying carried: [String], currency: Currency = .usd) {
    let names = PetField.allCases.map(\.rawValue) + carried
    self.currency = currency
    switch format {
    case .json: form = .json(JSONView(names, .array))
    case .jsonl: form = .json(JSONView(names, .lines))
    case .tsv: form = .table(CSVView(names, delimiter: 0x09))
    default: form = .table(CSVView(names))
    }
  }

  /// Appends the row of a pet to the others of its block.
  package func append(
    _ pet: borrowing Pet, _ carried: [CarriedValue], to part: inout ListPart
  ) {
    let fields = PetField.allCases.count
    switch form {
    case .table(let view):
      for (place, field) in PetField.allCases.enumerated() {
        view.append(field.value(of: pet, currency: currency), at: place, to: &part.bytes)
      }
      for (place, value) in carried.enumerated() {
        view.append(value.text, at: fields + place, to: &part.bytes)
      }
      view.endRow(in: &part.bytes)
    case .json(let view):
      for (place, field) in PetField.allCases.enumerated() {
        view.append(field.value(of: pet, currency: currency), at: place, to: &part.bytes)
      }
      for (place, value) in carried.enumerated() {
        if let value = value.json { view.append(value, at: fields + place, to: &part.bytes) }
      }
      view.endRow(in: &part.bytes)
    }
    part.count += 1
  }

  /// What stands around the rows.
  package var frame: ListFrame {
    switch form {
    case .table(let view):
      var head = ByteBuffer()
      view.appendHead(hasHeader: true, to: &head)
      return ListFrame(head: head.bytes)
    case .json(let view): return ListFrame(view)
    }
  }
}

extension CarriedValue {
  /// The value in a table.
  fileprivate var text: DataValue {
    switch self {
    case .absent: .missing
    case .value(let value): value
    case .container(let json): .text(json)
    }
  }

  /// The value in JSON, nothing where the record lacks it.
  fileprivate var json: DataValue? {
    switch self {
    case .absent: nil
    case .value(let value): value
    case .container(let json): .number(json)
    }
  }
}
