/// The bytes around the rows of a file, and between the parts in which they come.
package struct ListFrame: Sendable, Hashable {
  private let head: [UInt8]
  /// The bytes at the beginning of a row that part it from the one before; the first row drops them.
  private let separatorLength: Int
  private let foot: [UInt8]
  private let footOfNone: [UInt8]
  private var hasBegun = false
  private var hasRows = false

  package init(
    head: [UInt8], separatorLength: Int = 0, foot: [UInt8] = [], footOfNone: [UInt8] = []
  ) {
    self.head = head
    self.separatorLength = separatorLength
    self.foot = foot
    self.footOfNone = footOfNone
  }

  /// Creates what stands around JSON objects.
  init(_ view: JSONView) {
    var head = ByteBuffer()
    var foot = ByteBuffer()
    var footOfNone = ByteBuffer()
    view.appendHead(to: &head)
    view.appendFoot(afterRows: true, to: &foot)
    view.appendFoot(afterRows: false, to: &footOfNone)
    self.init(
      head: head.bytes, separatorLength: view.separatorLength, foot: foot.bytes,
      footOfNone: footOfNone.bytes)
  }

  /// Takes the next part, and returns the bytes that can be written.
  package mutating func add(_ part: consuming ListPart) -> [UInt8] {
    let isFirst = !hasRows && part.count > 0
    if isFirst { hasRows = true }
    let begun = begun()
    guard !begun.isEmpty || isFirst else { return part.bytes.bytes }
    return begun + part.bytes.bytes.dropFirst(isFirst ? separatorLength : 0)
  }

  /// Ends the file, and returns the bytes that are left.
  package mutating func finish() -> [UInt8] {
    begun() + (hasRows ? foot : footOfNone)
  }

  private mutating func begun() -> [UInt8] {
    defer { hasBegun = true }
    return hasBegun ? [] : head
  }
}
