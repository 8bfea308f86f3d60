/// Writes values into records of one file, each in the manner of the file.
protocol RecordEditor {
  /// Returns the value of a field as it stands in a record, empty where there is none.
  func text(of field: PetField, in record: FoundRecord) throws(StoreError) -> String

  /// Returns the bytes of a record with new values, spelled already; an empty one takes a value away.
  func record(
    _ record: FoundRecord, with values: [(field: PetField, text: String)]
  ) throws(StoreError) -> [UInt8]

  /// Returns a new record of some values.
  func newRecord(_ values: [(field: PetField, text: String)]) throws(StoreError) -> [UInt8]
}
