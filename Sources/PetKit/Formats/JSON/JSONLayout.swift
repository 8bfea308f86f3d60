/// How a JSON file holds its records.
package enum JSONLayout: Sendable, Hashable {
  /// A record a line (JSON Lines).
  case lines
  /// Objects one after the other, each over any number of lines.
  case sequence
  /// The elements of an array.
  case array
  /// The elements of an array that is a member of an object.
  case member

  /// Whether the records are the elements of an array.
  package var isArray: Bool { self == .array || self == .member }
}

/// The words by which a JSON file's records are found.
package struct JSONVocabulary: Sendable {
  /// Tells whether a key names an array of records.
  package var isContainer: @Sendable (String) -> Bool
  /// Tells whether a key belongs to a record.
  package var isRecordKey: @Sendable (String) -> Bool
  /// Tells whether a key may belong to a record, though others have it as well.
  package var mayBeRecordKey: @Sendable (String) -> Bool
  /// Tells whether a key names an array of something else, which only looks like records.
  package var isBesideRecords: @Sendable (String) -> Bool

  /// Creates a vocabulary.
  package init(
    isContainer: @escaping @Sendable (String) -> Bool,
    isRecordKey: @escaping @Sendable (String) -> Bool,
    mayBeRecordKey: @escaping @Sendable (String) -> Bool = { _ in false },
    isBesideRecords: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isContainer = isContainer
    self.isRecordKey = isRecordKey
    self.mayBeRecordKey = mayBeRecordKey
    self.isBesideRecords = isBesideRecords
  }
}
