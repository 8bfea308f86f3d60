/// New values of a record that is in the file, before it is decided how they are written.
struct RecordUpdate {
  /// A value that is new.
  struct Value {
    let field: PetField
    /// The value as it was given, empty where it is taken away.
    let given: String
    /// The value as it stands in the record.
    let before: String
  }

  let record: FoundRecord
  /// The pet as it shall be.
  var pet: Pet
  var values: [Value] = []

  init(_ record: FoundRecord) {
    self.record = record
    pet = record.pet
  }

  /// The fields whose values cannot be read, and stay so.
  var unreadable: Set<PetField> {
    record.reading.unreadable.subtracting(values.map(\.field))
  }
}
