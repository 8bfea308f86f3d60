extension CarriedValue {
  /// Takes the value of a field as it stands, with the blanks around it.
  init(_ field: Field, in bytes: RawSpan) {
    switch field.kind {
    case .absent: self = .absent
    case .null: self = .value(.missing)
    case .yes: self = .value(.truth(true))
    case .no: self = .value(.truth(false))
    case .number: self = .value(.number(bytes.text(field.range)))
    case .text, .doubledQuotes, .escaped: self = .value(.text(field.text(in: bytes)))
    case .container: self = .container(JSONText.compact(bytes, field.range))
    }
  }
}
