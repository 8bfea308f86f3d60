private import Glibc

/// The offsets of a zone from UTC, as libc tells them.
///
/// libc knows one zone at a time, by the environment. It is asked once for all offsets from 1900 to 2100, under a
/// lock and with `TZ` put back afterwards, so that workers need neither the lock nor the environment. A library
/// cannot keep other code from reading the environment meanwhile: catalogs that name a zone are to be opened
/// before threads are started that do.
struct ZoneOffsets: Sendable {
  /// The instants from which the offsets hold, in seconds.
  private let starts: [Int]
  /// The seconds to add to UTC.
  private let offsets: [Int]

  private static let lock = Lock<[String: ZoneOffsets]>([:])

  /// Returns the offsets of a zone, nothing for the environment's.
  static func offsets(of zone: String?) -> ZoneOffsets {
    lock.withLock { known in
      let name = zone ?? ""
      if let offsets = known[name], zone != nil { return offsets }
      let before = getenv("TZ").map { String(cString: $0) }
      if let zone { setenv("TZ", zone, 1) }
      tzset()
      let offsets = ZoneOffsets()
      if zone != nil {
        if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
        tzset()
        known[name] = offsets
      }
      return offsets
    }
  }

  /// Returns whether libc knows a zone; it takes an unknown one for UTC without a word.
  static func exists(_ zone: String) -> Bool {
    if zone == "UTC" || zone == "GMT" { return true }
    let folder = getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
    let isPath = zone.hasPrefix("/")
    let isOutside = zone.split(separator: "/").contains("..")
    var status = stat()
    if !zone.isEmpty, !isOutside, stat(isPath ? zone : folder + "/" + zone, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    {
      return true
    }
    return isRule(zone)
  }

  /// Returns the seconds to add to UTC at an instant.
  func offset(at seconds: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= seconds { low = middle } else { high = middle }
    }
    return offsets[low]
  }

  /// Asks libc for the offsets of the zone that it is set to.
  private init() {
    var starts = [Self.first]
    var offsets = [Self.libcOffset(at: Self.first)]
    var from = Self.first
    while from < Self.last {
      let next = from + Self.step
      let offset = Self.libcOffset(at: next)
      if offset != offsets[offsets.count - 1] {
        starts.append(Self.change(after: from, upTo: next))
        offsets.append(offset)
      }
      from = next
    }
    self.starts = starts
    self.offsets = offsets
  }

  /// The beginning of 1900 and of 2100, and a week, in which no zone changes twice for good.
  private static let first = -2_208_988_800
  private static let last = 4_102_444_800
  private static let step = 7 * 86_400

  /// Returns the first instant that has the offset of the second place.
  private static func change(after start: Int, upTo end: Int) -> Int {
    let offset = libcOffset(at: end)
    var low = start
    var high = end
    while low + 1 < high {
      let middle = (low + high) / 2
      if libcOffset(at: middle) == offset { high = middle } else { low = middle }
    }
    return high
  }

  private static func libcOffset(at seconds: Int) -> Int {
    var time = time_t(seconds)
    var parts = tm()
    return localtime_r(&time, &parts) == nil ? 0 : parts.tm_gmtoff
  }

  /// Returns whether a text is a rule of POSIX: a name and an offset, and perhaps those of summer.
  private static func isRule(_ zone: String) -> Bool {
    var rest = Substring(zone)
    if rest.first == "<" {
      guard let end = rest.firstIndex(of: ">") else { return false }
      rest = rest[rest.index(after: end)...]
    } else {
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      guard name.count >= 3 else { return false }
      rest = rest.dropFirst(name.count)
    }
    rest = rest.drop { $0 == "+" || $0 == "-" }
    return rest.first.map { $0.isASCII && $0.isWholeNumber } ?? false
  }
}
