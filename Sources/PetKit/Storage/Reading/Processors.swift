internal import Glibc

/// The processors that this process may run on.
enum Processors {
  /// How many work at a time, 1 to 8; more would only cost memory.
  static let count = min(
    max(numbers.isEmpty ? sysconf(Int32(_SC_NPROCESSORS_ONLN)) : numbers.count, 1), 8)

  /// As the scheduler knows them.
  private static let allowed: cpu_set_t = {
    var set = cpu_set_t()
    sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set)
    return set
  }()

  /// The numbers of those among the first 64, in their order.
  private static let numbers = (0..<UInt.bitWidth).filter { allowed.__bits.0 & 1 << $0 != 0 }

  /// Moves a thread to the processor that comes so many after that of the thread which asks; it may be moved on then.
  static func move(_ thread: pthread_t, by distance: Int) {
    guard let own = numbers.firstIndex(of: Int(sched_getcpu())) else { return }
    var one = cpu_set_t()
    one.__bits.0 = 1 << numbers[(own + distance) % numbers.count]
    for var set in [one, allowed] {
      pthread_setaffinity_np(thread, MemoryLayout<cpu_set_t>.size, &set)
    }
  }
}
