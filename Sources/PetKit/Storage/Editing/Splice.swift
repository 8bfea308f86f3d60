/// Bytes of a file that give way to others.
struct Splice: Hashable, Sendable {
  /// The places of the bytes in the old version.
  let range: Range<Int>
  /// What comes in their place.
  let bytes: [UInt8]
}

extension [Splice] {
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
