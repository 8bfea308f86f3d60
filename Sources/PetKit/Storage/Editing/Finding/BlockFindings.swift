/// What a scan for edits found in a block; places are counted from the block's beginning.
struct BlockFindings: Sendable {
  /// How many bytes of the file end with the block.
  let length: Int
  /// How many records there were.
  var records = 0
  /// Whether a record was broken so that it cannot be told where it ends.
  var isBroken = false
  /// Whether some bytes are not UTF-8.
  var isNotUTF8 = false
  /// Where the first record begins.
  var firstStart: Int?
  /// Where the last record stands, and where the record before it ends.
  var lastPlace: Range<Int>?
  var lastGapStart: Int
  /// The last record with padding behind it, and the bytes before it.
  var lastRecord: [UInt8] = []
  var lastGap: [UInt8] = []
  /// Where each row ends, and how many fields it has.
  var rowEnds: [(end: Int, fields: Int)] = []
  /// Where the first row begins that has more fields than the header, and in which line of the block.
  var longStart: Int?
  var longLine: Int?
  /// How many lines the block has, where the ends of rows are asked for.
  var lines = 0
  /// The records that edits may be for.
  var found: [FoundRecord] = []
  var ids = IDPattern()
  /// How the values are written, told from the first block alone.
  var habits: FileHabits?

  /// Whether more records are to be looked at for how they are written.
  var wantsExamples: Bool { habits != nil && records <= FileHabits.mostRecords }

  init(length: Int, recordStart: Int) {
    self.length = length
    lastGapStart = recordStart
  }
}
