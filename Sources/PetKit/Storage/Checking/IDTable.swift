/// The ids of a catalog and the lines on which they first stand.
///
/// As long as ids come in ascending order they are only written down. From the first one that does not, they are in a
/// table: an id of up to eight bytes is its own key and takes a slot of 12 bytes. At most three quarters
/// of the slots are filled, so that makes 16 bytes an id where the number of animals is known before, and up to 24
/// where it is not. A longer id takes 12 bytes more and its own ones, which tell it from another that has its
/// key by chance.
struct IDTable: Sendable {
  /// The keys in their slots; an empty slot has 0, which is no key.
  private var keys: [UInt64] = []
  /// The lines of the ids in the same slots, or the numbers of longer ids with a flag.
  private var places: [UInt32] = []
  private var count = 0
  private var longIDs = LongIDs()
  /// The ids so far, unless one was out of order.
  private var ascending: AscendingIDs? = AscendingIDs()
  /// How many ids are expected.
  private var expected = 0
  /// Changes where keys go from run to run, so that no file can make them meet on purpose.
  private let seed = UInt64.random(in: 0 ... .max)
  /// What glances at slots came to; it is of no use, but keeps them from being left out.
  private var glances: UInt64 = 0

  /// Marks the number of a longer id.
  private static let longFlag: UInt32 = 1 << 31
  /// How many slots are glanced at before their keys are entered.
  private static let batchLength = 32

  /// Says how many ids there will be, so that entering them moves nothing.
  mutating func expect(_ count: Int) {
    expected = count
  }

  /// Enters the ids of a block that are not there yet.
  ///
  /// - Parameters:
  ///   - ids: The ids.
  ///   - start: Where the block begins in the file.
  ///   - noteRepeated: Takes an id that is there, and the line on which it stands.
  mutating func enter(
    _ ids: IDMarks, from start: BlockPlace, noteRepeated: (String, Position, Int) -> Void
  ) {
    if ascending == nil || !ids.texts.isEmpty { reserve(ids.marks.count) }
    var texts = ids.texts[...]
    var index = 0
    while index < ids.marks.count {
      let end = min(index + Self.batchLength, ids.marks.count)
      if ascending == nil { glance(at: ids.marks[index..<end]) }
      while index < end {
        let mark = ids.marks[index]
        index += 1
        let text = texts.prefix(Int(mark.length))
        texts = texts.dropFirst(text.count)
        let line = start.position(of: Position(line: Int(mark.line), column: 1)).line
        let first =
          mark.isLong
          ? enter(mark.key, text, line: line)
          : enter(mark.key, line: line, amid: ids.marks.count)
        if let first {
          let column = Int(mark.column)
          let position = start.position(of: Position(line: Int(mark.line), column: column))
          noteRepeated(
            mark.isLong ? String(decoding: text, as: UTF8.self) : mark.shortID, position, first)
        }
      }
    }
  }

  /// Looks at the slots of some keys.
  ///
  /// Each is in another part of memory. To wait for one after the other would take most of the time of a check;
  /// looked at together, they are fetched together.
  @inline(__always)
  private mutating func glance(at marks: ArraySlice<IDMark>) {
    for mark in marks { glances ^= keys[home(of: mark.key)] }
  }

  /// Enters an id that is its own key; returns the line on which it stands already.
  @inline(__always)
  private mutating func enter(_ key: UInt64, line: Int, amid others: Int) -> Int? {
    switch ascending?.add(key, line: line) {
    case .added: return nil
    case .repeated(let line): return line
    case .isOutOfOrder: moveAscending(andReserve: others)
    case nil: break
    }
    return enter(key, line: line)
  }

  @inline(__always)
  private mutating func enter(_ key: UInt64, line: Int) -> Int? {
    var index = home(of: key)
    while keys[index] != 0 {
      if keys[index] == key, places[index] & Self.longFlag == 0 { return Int(places[index]) }
      index = next(index)
    }
    fill(index, key, UInt32(clamping: line))
    return nil
  }

  /// Moves the ids that were written down into the table.
  private mutating func moveAscending(andReserve others: Int) {
    guard let ids = ascending else { return }
    ascending = nil
    reserve(ids.count + others)
    ids.visit { key, line in _ = enter(key, line: line) }
  }

  /// Enters a longer id; returns the line on which it stands already.
  private mutating func enter(_ key: UInt64, _ text: ArraySlice<UInt8>, line: Int) -> Int? {
    var index = home(of: key)
    while keys[index] != 0 {
      if keys[index] == key, places[index] & Self.longFlag != 0 {
        let number = Int(places[index] & ~Self.longFlag)
        if longIDs.text(of: number) == text { return longIDs.line(of: number) }
      }
      index = next(index)
    }
    if longIDs.isEmpty { longIDs.reserve(expected, length: text.count + 1) }
    fill(index, key, UInt32(clamping: longIDs.add(text, line: line)) | Self.longFlag)
    return nil
  }

  @inline(__always)
  private mutating func fill(_ index: Int, _ key: UInt64, _ place: UInt32) {
    keys[index] = key
    places[index] = place
    count &+= 1
  }

  /// Makes room for so many ids more.
  private mutating func reserve(_ additional: Int) {
    let needed = (count + additional) / 3 * 4 + 16
    guard needed > keys.count else { return }
    resize(to: max(needed, expected / 3 * 4, keys.count / 2 * 3))
  }

  /// The slot in which the search for a key begins.
  @inline(__always)
  private func home(of key: UInt64) -> Int {
    var mixed = (key ^ seed) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed &>> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed.multipliedFullWidth(by: UInt64(keys.count)).high)
  }

  @inline(__always)
  private func next(_ index: Int) -> Int {
    index &+ 1 == keys.count ? 0 : index &+ 1
  }

  private mutating func resize(to capacity: Int) {
    let old = (keys: keys, places: places)
    keys = Array(repeating: 0, count: capacity)
    places = Array(repeating: 0, count: capacity)
    for (key, place) in zip(old.keys, old.places) where key != 0 {
      var index = home(of: key)
      while keys[index] != 0 { index = next(index) }
      keys[index] = key
      places[index] = place
    }
  }
}
