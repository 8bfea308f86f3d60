extension PetDecoder {
  /// A column and the field that it holds.
  struct Slot: Sendable, Hashable {
    let column: Int
    let field: PetField
    /// The rank of the column among those of the field, 0 being the preferred one.
    let rank: Int
    /// Whether other columns hold the field too.
    var hasRivals = false
    /// The column of the fee's currency, where there is one beside the fee.
    var currency: Int?
    /// Whether the field is text, of which anything is right.
    let isText: Bool

    /// Whether no other column has a say in the field.
    @inline(__always) var standsAlone: Bool { !hasRivals && currency == nil }

    init(column: Int, field: PetField, rank: Int = 0, currency: Int? = nil) {
      self.column = column
      self.field = field
      self.rank = rank
      self.currency = currency
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

  /// Returns the columns that hold some fields; one more may hold the currency of the fee.
  static func slots(
    _ columns: [PetField?], of fields: PetFields, currency: Int? = nil
  ) -> [Slot] {
    columns.enumerated().compactMap { column, field in
      guard let field, fields.contains(field) else { return nil }
      return Slot(column: column, field: field, currency: field == .fee ? currency : nil)
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

extension Field {
  /// Whether the record has the field, and in it a value.
  fileprivate var holdsValue: Bool { kind != .absent && kind != .null }
}
