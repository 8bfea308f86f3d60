/// A record that an edit may be for, and where it stands.
struct FoundRecord: Sendable {
  /// The places of the record in the file; the line break or comma after it is not among them.
  var place: Range<Int>
  /// The end of the line that the record ends in, its line break included.
  var lineEnd: Int
  /// The end of the record before, nothing for the first one.
  var previousEnd: Int?
  /// The beginning of the record after, nothing for the last one.
  var nextStart: Int?
  /// The number of the record, from 0.
  var index: Int
  /// The bytes of the record, with padding behind them.
  let bytes: [UInt8]
  /// The pet as it is read.
  let reading: RecordColumns.Reading
  /// What the columns mean, one for all records that have them.
  let sharedColumns: SharedColumns

  /// What the columns mean.
  var columns: RecordColumns { sharedColumns.columns }

  /// The pet.
  var pet: Pet { reading.pet }

  /// The number of bytes.
  var length: Int { place.count }

  /// The bytes of the record without the padding.
  var ownBytes: [UInt8] { Array(bytes[..<length]) }

  mutating func move(by offset: Int, records: Int) {
    place = place.lowerBound + offset..<place.upperBound + offset
    lineEnd += offset
    previousEnd = previousEnd.map { $0 + offset }
    nextStart = nextStart.map { $0 + offset }
    index += records
  }
}

/// What columns mean, in one place: each record that is found says so.
final class SharedColumns: Sendable {
  let columns: RecordColumns

  init(_ columns: RecordColumns) {
    self.columns = columns
  }
}
