private import Glibc

/// The machine's processors.
enum Processors {
  /// How many work at a time, 1 to 8; more would only cost memory.
  static let count = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 8)
}
