private import Glibc

/// The last edits of a catalog, each as the bytes that it changed.
///
/// A folder for each catalog holds a file for each edit, and a file with the number of the last edit that stands.
/// Edits after that have been taken back. The numbers go up, and leave some out where another file was edited. Only who holds the catalog's lock reads or writes here; who edits
/// what goes along with it may forget what was taken back.
struct History: Sendable {
  /// How many edits can be taken back.
  static let limit = 20
  /// How many bytes of edits are read to find out what records were before.
  private static let mostBytesLookedThrough = 1 << 24

  private let folder: String

  /// Creates the history of a file, links followed.
  init(of path: String, in stateFolder: String) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    folder = "\(stateFolder)/undo/\(path[slash...])-\(String(hash, radix: 16))"
  }

  /// Returns the edits that are remembered, the oldest first.
  func entries() -> [HistoryEntry] {
    let position = position()
    return numbers().compactMap { number in
      record(number).map {
        HistoryEntry(number: number, text: $0.text, isUndone: number > position)
      }
    }
  }

  /// Returns the edit that would be taken back or brought back next.
  func next(isRedo: Bool) -> (number: Int, record: HistoryRecord)? {
    let position = position()
    let number =
      isRedo ? numbers().first { $0 > position } : numbers().last { $0 <= position }
    return number.flatMap { number in record(number).map { (number, $0) } }
  }

  /// Returns the changes of the edits that stand, the newest first; of very large ones the newest alone.
  func patches() -> [Patch] {
    var patches: [Patch] = []
    var room = Self.mostBytesLookedThrough
    let position = position()
    for number in numbers().reversed() where number <= position {
      guard patches.isEmpty || room > 0, let bytes = Self.contents(of: file(number)) else { break }
      room -= bytes.count
      guard patches.isEmpty || room >= 0, let record = HistoryRecord(bytes: bytes) else { break }
      patches.append(record.patch)
    }
    return patches
  }

  /// The number of the last edit that is remembered, taken back or not; 0 where there is none.
  var lastNumber: Int { numbers().last ?? 0 }

  /// Remembers an edit, with a number above another; those that were taken back are forgotten, and the oldest.
  func append(_ record: HistoryRecord, after other: Int = 0) throws(HistoryError) {
    try makeFolder()
    let position = position()
    let number = max(position, other) + 1
    try write(record.bytes, to: file(number))
    let numbers = numbers()
    for taken in numbers where taken > position && taken != number { unlink(file(taken)) }
    for old in numbers.filter({ $0 <= position }).dropLast(Self.limit - 1) { unlink(file(old)) }
    try setPosition(number)
  }

  /// Forgets the edits that were taken back.
  func forgetTakenBack() {
    let position = position()
    for number in numbers() where number > position { unlink(file(number)) }
  }

  /// Says which edit is the last that stands.
  func setPosition(_ number: Int) throws(HistoryError) {
    try write(Array("\(number)\n".utf8), to: folder + "/position")
  }

  private func position() -> Int {
    let text = Self.contents(of: folder + "/position").map { String(decoding: $0, as: UTF8.self) }
    return text.flatMap { Int($0.prefix { $0 != "\n" }) } ?? 0
  }

  private func record(_ number: Int) -> HistoryRecord? {
    guard number > 0 else { return nil }
    return Self.contents(of: file(number)).flatMap(HistoryRecord.init(bytes:))
  }

  private func file(_ number: Int) -> String { "\(folder)/\(number).edit" }

  private func numbers() -> [Int] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var numbers: [Int] = []
    while let entry = readdir(directory) {
      let name = String(upToZeroIn: &entry.pointee.d_name)
      if name.hasSuffix(".edit"), let number = Int(name.dropLast(5)) { numbers.append(number) }
    }
    return numbers.sorted()
  }

  private func makeFolder() throws(HistoryError) {
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
      let path = String(folder[..<end])
      guard mkdir(path, 0o700) == 0 || errno == EEXIST || access(path, F_OK) == 0 else {
        throw HistoryError(file: path)
      }
    }
  }

  /// Writes a file so that it is there whole or not at all.
  private func write(_ bytes: [UInt8], to path: String) throws(HistoryError) {
    let temporary = path + ".new"
    let output = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard output >= 0 else { throw HistoryError(file: path) }
    guard bytes.writeAll(to: output) else {
      let error = HistoryError(file: path)
      close(output)
      unlink(temporary)
      throw error
    }
    close(output)
    guard rename(temporary, path) == 0 else { throw HistoryError(file: path) }
  }

  private static func contents(of path: String) -> [UInt8]? {
    try? OpenFile(path, named: path, isForWriting: false).bytes()
  }
}

/// Why an edit cannot be remembered.
struct HistoryError: Error {
  let reason: String

  /// Takes the reason from the system call that just failed.
  init(file: String) {
    reason = "\(file): \(String(cString: strerror(errno)))"
  }
}
