extension PetDecoder {
  /// A column and the field that it holds.
  struct Slot: Sendable, Hashable {
    let column: Int
    let field: PetField
    /// The rank of the column among those of the field, 0 being the preferred one.
    let rank: Int
    /// Whether other columns hold the field too.
    var hasRivals = false
    /// Whether other columns may hold the currency of the fee.
    var hasCurrency = false
    /// Whether the field is text, of which anything is right.
    let isText: Bool

    /// Whether no other column has a say in the field.
    @inline(__always) var standsAlone: Bool { !hasRivals && !hasCurrency }

    init(column: Int, field: PetField, rank: Int = 0, hasCurrency: Bool = false) {
      self.column = column
      self.field = field
      self.rank = rank
      self.hasCurrency = hasCurrency
      isText = PetFields.texts.contains(field)
    }

    /// Returns whether a record has a better column for the field than this: one of a lower rank, or the first
    /// of several spellings of the same; any is better than one that the record lacks.
    func isOutranked(among slots: [Slot], in record: inout Record) -> Bool {
      let own = record.field(column)
      for rival in slots where rival.field == field {
        let other = record.field(rival.column)
        guard other.holdsValue else { continue }
        if !own.holdsValue || (rival.rank, other.start) < (rank, own.start) { return true }
      }
      return false
    }
  }

  /// Returns the columns that hold some fields; others may hold the currency of the fee.
  static func slots(
    _ columns: [PetField?], of fields: PetFields, hasCurrency: Bool = false
  ) -> [Slot] {
    columns.enumerated().compactMap { column, field in
      guard let field, fields.contains(field) else { return nil }
      return Slot(column: column, field: field, hasCurrency: hasCurrency && field == .fee)
    }
  }

  /// Adds a column that may hold the same field as others.
  static func add(_ slot: Slot, to slots: inout [Slot]) {
    var slot = slot
    for index in slots.indices where slots[index].field == slot.field {
      slots[index].hasRivals = true
      slot.hasRivals = true
    }
    slots.append(slot)
  }
}

extension Record {
  /// Returns the value of the column that stands first in the record among some, one that is absent where it has none of
  /// them.
  func firstValue(of columns: [Int]) -> Field {
    var first = Field.absent
    for column in columns {
      let field = field(column)
      if field.holdsValue, !first.holdsValue || field.start < first.start { first = field }
    }
    return first
  }
}

extension Field {
  /// Whether the record has the field, and in it a value.
  fileprivate var holdsValue: Bool { kind != .absent && kind != .null }
}
