internal import Glibc

/// The processors that this process may run on.
enum Processors {
  /// How many work at a time, 1 to 8; more would only cost memory.
  static let count = min(max(numbers.count, 1), 8)

  /// As the scheduler knows them.
  static let allowed: cpu_set_t = {
    var set = cpu_set_t()
    sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set)
    return set
  }()

  /// The numbers of those among the first 64, in their order.
  private static let numbers = (0..<UInt.bitWidth).filter { allowed.__bits.0 & 1 << $0 != 0 }

  /// Returns the one that comes so many after that of the thread which asks, nothing where they are not known.
  static func another(_ distance: Int) -> cpu_set_t? {
    guard let own = numbers.firstIndex(of: Int(sched_getcpu())) else { return nil }
    var set = cpu_set_t()
    set.__bits.0 = 1 << numbers[(own + distance) % numbers.count]
    return set
  }

  /// Lets the thread which asks run on any of them.
  static func allowAll() {
    var set = allowed
    sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &set)
  }
}
