extension Transcoder {
  /// Returns the UTF-8 of a whole text without its byte-order mark.
  package static func text(of bytes: some Collection<UInt8>, _ form: Form) -> [UInt8] {
    var transcoder = Transcoder(form)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    transcoder.transcode(Array(bytes)[...], into: &text)
    transcoder.finish(into: &text)
    return text
  }
}

extension Transcoder.Form {
  /// What a character is missing from.
  package var name: String {
    switch self {
    case .windows1252: "windows-1252"
    case .utf16: "utf-16"
    }
  }

  /// Returns the first character that the form has no bytes for, if there is one.
  package func firstMissing(in text: String) -> Unicode.Scalar? {
    guard self == .windows1252 else { return nil }
    return text.unicodeScalars.first { Transcoder.windows1252Byte(of: $0) == nil }
  }

  /// Returns the bytes of a text, which is UTF-8; a question mark stands for what the form has no bytes for.
  package func bytes(of text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .windows1252:
      bytes.reserveCapacity(text.count)
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        bytes.append(Transcoder.windows1252Byte(of: scalar) ?? UInt8(ascii: "?"))
      }
    case .utf16(let isBigEndian):
      bytes.reserveCapacity(text.count * 2)
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        bytes.append(isBigEndian ? high : low)
        bytes.append(isBigEndian ? low : high)
      }
    }
    return bytes
  }
}
