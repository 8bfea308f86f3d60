/// Bytes of a file that give way to others.
struct Splice: Hashable, Sendable {
  /// The places of the bytes in the old version.
  let range: Range<Int>
  /// What comes in their place.
  let bytes: [UInt8]
}

extension [Splice] {
  /// The splices in the order of the file; those of one place stay in theirs.
  var inOrder: [Splice] {
    let isSorted = zip(self, dropFirst()).allSatisfy {
      $0.range.lowerBound <= $1.range.lowerBound
    }
    if isSorted { return self }
    return enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// Returns the new version of a file that is in memory.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces(ofLength: bytes.count) {
      switch piece {
      case .bytes(let new): result += new
      case .kept(let range): result += bytes[range]
      }
    }
    return result
  }

  /// Returns the pieces of the new version of a file.
  func pieces(ofLength length: Int) -> [FilePiece] {
    var pieces: [FilePiece] = []
    var place = 0
    for splice in self {
      if place < splice.range.lowerBound { pieces.append(.kept(place..<splice.range.lowerBound)) }
      if !splice.bytes.isEmpty { pieces.append(.bytes(splice.bytes)) }
      place = splice.range.upperBound
    }
    if place < length { pieces.append(.kept(place..<length)) }
    return pieces
  }
}
