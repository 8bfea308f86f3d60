/// How the objects of a file are laid out: the blanks inside them, told from an example.
struct JSONTemplate: Sendable {
  /// The keys of the example, in its order.
  let keys: [String]
  /// The blanks after the opening brace, between a comma and the next key, and before the closing brace.
  private let opening: [UInt8]
  private let between: [UInt8]
  private let closing: [UInt8]
  /// What stands between a key and its value.
  private let colon: [UInt8]

  /// Learns the layout of an object that begins the bytes.
  init(of example: [UInt8], isSpread: Bool) {
    let bytes = example.span.bytes
    let end = max(0, example.count - RawSpan.padding)
    guard end > 0, let members = try? JSONMembers(bytes, at: 0, end: end),
      let first = members.members.first, let last = members.members.last
    else {
      keys = []
      opening = isSpread ? Array("\n    ".utf8) : []
      between = opening
      closing = isSpread ? Array("\n  ".utf8) : []
      colon = Array((isSpread ? ": " : ":").utf8)
      return
    }
    keys = members.members.map(\.key)
    opening = bytes.array(members.opening + 1..<first.start)
    closing = bytes.array(last.value.upperBound..<members.closing)
    between = members.between(bytes) ?? opening
    colon = first.colon(bytes)
  }

  /// Writes an object of members by their paths; those that share a beginning share an object.
  func object(_ members: [(path: [String], value: [UInt8])], _ writer: JSONWriter) -> [UInt8] {
    object(members[...], depth: 0, writer)
  }

  private func object(
    _ members: ArraySlice<(path: [String], value: [UInt8])>, depth: Int, _ writer: JSONWriter
  ) -> [UInt8] {
    let inset = Array(repeatElement(unit, count: depth).joined())
    let isArray = members.first?.path[depth] == "0"
    var result: [UInt8] = [isArray ? 0x5B : 0x7B]
    var rest = members
    while let first = rest.first {
      let key = first.path[depth]
      result += rest.startIndex == members.startIndex ? opening : [Byte.comma] + between
      result += inset
      if !isArray {
        writer.append(key, to: &result)
        result += colon
      }
      guard first.path.count > depth + 1 else {
        result += first.value
        rest = rest.dropFirst()
        continue
      }
      let inner = members.filter { $0.path.count > depth + 1 && $0.path[depth] == key }
      result += object(inner[...], depth: depth + 1, writer)
      rest = rest.filter { $0.path[depth] != key }[...]
    }
    return result + closing + inset + [isArray ? 0x5D : 0x7D]
  }

  /// Writes a value inside the objects of some keys.
  func value(_ value: [UInt8], at keys: ArraySlice<String>, _ writer: JSONWriter) -> [UInt8] {
    keys.isEmpty ? value : object([(Array(keys), value)], writer)
  }

  /// Inserts a member in an object or array, in the manner of its neighbors.
  func insert(
    _ value: [UInt8], key: String, at index: Int, in members: JSONMembers, _ writer: JSONWriter,
    _ bytes: inout [UInt8]
  ) {
    let edge = members.edge(bytes.span.bytes)
    var member: [UInt8] = []
    if !members.isArray {
      writer.append(key, to: &member)
      member += edge?.colon ?? colon
    }
    member += value
    guard let first = members.members.first, let edge else {
      bytes.replaceSubrange(
        members.opening + 1..<members.closing, with: opening + member + closing)
      return
    }
    if index == 0 {
      bytes.insert(contentsOf: member + [Byte.comma] + edge.between, at: first.start)
    } else {
      let place = members.members[min(index, members.members.count) - 1].value.upperBound
      bytes.insert(contentsOf: [Byte.comma] + edge.between + member, at: place)
    }
  }

  /// How much further in an inner object stands; nothing where all stands in one line.
  private var unit: [UInt8] {
    guard opening.contains(Byte.lineFeed), opening.count > closing.count else { return [] }
    return Array(opening.suffix(opening.count - closing.count))
  }
}

extension JSONMembers {
  /// Returns the places to remove with a member, so that the rest stays JSON in the same manner.
  func rangeToRemove(_ index: Int) -> Range<Int> {
    if index > 0 { return members[index - 1].value.upperBound..<members[index].value.upperBound }
    if members.count > 1 { return members[0].start..<members[1].start }
    return opening + 1..<closing
  }

  /// Returns what a new member takes over from the first one: the blanks before a key, and what stands behind it.
  fileprivate func edge(_ bytes: RawSpan) -> (between: [UInt8], colon: [UInt8])? {
    guard let first = members.first else { return nil }
    return (between(bytes) ?? bytes.array(opening + 1..<first.start), first.colon(bytes))
  }

  /// Returns the blanks between the comma after the first member and the second one.
  fileprivate func between(_ bytes: RawSpan) -> [UInt8]? {
    guard members.count > 1 else { return nil }
    let gap = bytes.array(members[0].value.upperBound..<members[1].start)
    return gap.firstIndex(of: Byte.comma).map { Array(gap[($0 + 1)...]) }
  }
}

extension JSONMember {
  /// Returns what stands between the key and the value.
  fileprivate func colon(_ bytes: RawSpan) -> [UInt8] {
    let head = bytes.array(start..<value.lowerBound)
    return head.lastIndex(of: Byte.quote).map { Array(head[($0 + 1)...]) } ?? [0x3A]
  }
}
