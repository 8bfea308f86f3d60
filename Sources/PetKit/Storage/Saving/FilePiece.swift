/// A piece of a new version of a file.
enum FilePiece: Hashable, Sendable {
  /// Bytes of the old version, by their places.
  case kept(Range<Int>)
  /// New bytes.
  case bytes([UInt8])
}
