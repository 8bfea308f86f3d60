/// The bytes of a file on their way into UTF-8.
struct Transcoding: Sendable {
  /// How many bytes of the file are taken at a time.
  static let rawSize = 1 << 16

  private var transcoder: Transcoder
  /// What has been made and not yet been given away.
  private var ready: [UInt8] = []
  private var given = 0
  private var hasFinished = false

  init(_ form: Transcoder.Form) {
    transcoder = Transcoder(form)
  }

  var isEmpty: Bool { given == ready.count }

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    if isEmpty {
      ready.removeAll(keepingCapacity: true)
      given = 0
    }
    transcoder.transcode(bytes, into: &ready)
  }

  /// Says that the file has ended; returns whether nothing is left to be given.
  mutating func finish() -> Bool {
    guard !hasFinished else { return isEmpty }
    hasFinished = true
    transcoder.finish(into: &ready)
    return isEmpty
  }

  /// Gives bytes away; returns how many.
  mutating func give(into buffer: inout [UInt8], from start: Int, upTo end: Int) -> Int {
    let count = min(end - start, ready.count - given)
    buffer.replaceSubrange(start..<start + count, with: ready[given..<given + count])
    given += count
    return count
  }
}

extension TextEncoding? {
  /// Returns the form of a text that has to be transcoded and the length of its byte-order mark, nothing for UTF-8.
  func form(ofTextBeginningWith bytes: [UInt8]) -> (Transcoder.Form, markLength: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return nil }
    // UTF-32 begins like UTF-16; it is refused as it stands.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return nil }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    switch self {
    case .windows1252: return (.windows1252, 0)
    case .utf16: return (.utf16(isBigEndian: bytes.first == 0), 0)
    case .utf8, nil: return nil
    }
  }
}
