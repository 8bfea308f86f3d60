/// An edit as it is remembered in a file: its words, and the bytes that it changed.
///
/// The file is lines of numbers, each followed by as many bytes as they say.
struct HistoryRecord: Hashable, Sendable {
  private static let title = "petcli edit 1"

  let text: String
  let patch: Patch

  init(text: String, patch: Patch) {
    self.text = text
    self.patch = patch
  }

  /// Reads what ``bytes`` wrote; nothing when it is damaged.
  init?(bytes: [UInt8]) {
    var rest = bytes[...]
    guard Self.line(&rest) == Self.title, let head = Self.numbers(&rest, count: 2),
      let text = Self.take(head[0], &rest)
    else { return nil }
    var parts: [Patch.Part] = []
    for _ in 0..<head[1] {
      guard let numbers = Self.numbers(&rest, count: 6), let old = Self.take(numbers[2], &rest),
        let new = Self.take(numbers[3], &rest), let before = Self.take(numbers[4], &rest),
        let after = Self.take(numbers[5], &rest)
      else { return nil }
      parts.append(
        Patch.Part(
          oldStart: numbers[0], newStart: numbers[1], old: old, new: new, before: before,
          after: after))
    }
    guard rest.isEmpty else { return nil }
    self.init(text: String(decoding: text, as: UTF8.self), patch: Patch(parts: parts))
  }

  /// The contents of the file.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.title)\n".utf8)
    Self.append([text.utf8.count, patch.parts.count], to: &bytes)
    bytes += Array(text.utf8)
    for part in patch.parts {
      let lengths = [part.old.count, part.new.count, part.before.count, part.after.count]
      Self.append([part.oldStart, part.newStart] + lengths, to: &bytes)
      bytes += part.old
      bytes += part.new
      bytes += part.before
      bytes += part.after
    }
    return bytes
  }

  /// Appends a line of numbers.
  private static func append(_ numbers: [Int], to bytes: inout [UInt8]) {
    for number in numbers {
      bytes.append(contentsOf: String(number).utf8)
      bytes.append(Byte.space)
    }
    bytes[bytes.count - 1] = Byte.lineFeed
  }

  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: Byte.lineFeed) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private static func numbers(_ rest: inout ArraySlice<UInt8>, count: Int) -> [Int]? {
    let numbers = line(&rest)?.split(separator: " ").compactMap { Int($0) }.filter { $0 >= 0 }
    return numbers?.count == count ? numbers : nil
  }

  private static func take(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
