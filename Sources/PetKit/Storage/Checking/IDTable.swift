/// The ids of a catalog and the lines on which they first stand.
///
/// An id of up to eight bytes is its own key and takes a slot of 16 bytes. At most three quarters of the slots are
/// filled, so that makes 21 bytes an id where the number of animals is known before, and up to 32 where it is
/// not. A longer id takes 16 bytes more and its own ones, which tell it from another that has its key by chance.
struct IDTable: Sendable {
  /// A key, and the line or where the longer id is kept; no place is 0.
  private struct Slot: Sendable {
    var key: UInt64 = 0
    var place: UInt64 = 0
  }

  private var slots: [Slot] = []
  private var count = 0
  /// The longer ids: their lines and lengths, eight bytes each, and their bytes.
  private var longIDs: [UInt8] = [0]
  /// Changes where keys go from run to run, so that no file can make them meet on purpose.
  private let seed = UInt64.random(in: 0 ... .max)

  /// Marks the place of a longer id.
  private static let longFlag: UInt64 = 1 << 63
  private static let wordLength = 8

  /// Makes room for so many ids, so that entering them moves nothing.
  mutating func reserve(_ capacity: Int) {
    let wanted = capacity / 3 * 4 + 16
    if wanted > slots.count { resize(to: wanted) }
  }

  /// Enters an id that is its own key, unless it is there.
  ///
  /// - Returns: The line on which it stands already.
  @inline(__always)
  mutating func enter(_ key: UInt64, line: Int) -> Int? {
    makeRoom()
    var index = home(of: key)
    while slots[index].place != 0 {
      let slot = slots[index]
      if slot.key == key, slot.place & Self.longFlag == 0 {
        return Int(truncatingIfNeeded: slot.place)
      }
      index = next(index)
    }
    slots[index] = Slot(key: key, place: UInt64(truncatingIfNeeded: line))
    count &+= 1
    return nil
  }

  /// Enters a longer id, unless it is there.
  ///
  /// - Returns: The line on which it stands already.
  mutating func enter(_ key: UInt64, _ text: ArraySlice<UInt8>, line: Int) -> Int? {
    makeRoom()
    var index = home(of: key)
    while slots[index].place != 0 {
      let slot = slots[index]
      if slot.key == key, slot.place & Self.longFlag != 0 {
        let place = Int(truncatingIfNeeded: slot.place & ~Self.longFlag)
        if isText(text, at: place) { return word(at: place) }
      }
      index = next(index)
    }
    slots[index] = Slot(key: key, place: UInt64(longIDs.count) | Self.longFlag)
    count &+= 1
    append(word: line)
    append(word: text.count)
    longIDs += text
    return nil
  }

  private mutating func makeRoom() {
    if count &* 4 >= slots.count &* 3 { resize(to: max(1024, slots.count / 2 * 3)) }
  }

  /// The slot in which the search for a key begins.
  @inline(__always)
  private func home(of key: UInt64) -> Int {
    var mixed = (key ^ seed) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed &>> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed.multipliedFullWidth(by: UInt64(slots.count)).high)
  }

  @inline(__always)
  private func next(_ index: Int) -> Int {
    index &+ 1 == slots.count ? 0 : index &+ 1
  }

  private mutating func resize(to capacity: Int) {
    let old = slots
    slots = Array(repeating: Slot(), count: capacity)
    for slot in old where slot.place != 0 {
      var index = home(of: slot.key)
      while slots[index].place != 0 { index = next(index) }
      slots[index] = slot
    }
  }

  private func isText(_ text: ArraySlice<UInt8>, at place: Int) -> Bool {
    let start = place + 2 * Self.wordLength
    return word(at: place + Self.wordLength) == text.count
      && longIDs[start..<start + text.count] == text
  }

  private func word(at place: Int) -> Int {
    longIDs[place..<place + Self.wordLength].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func append(word: Int) {
    for index in 0..<Self.wordLength {
      longIDs.append(UInt8(truncatingIfNeeded: word >> (index * 8)))
    }
  }
}
