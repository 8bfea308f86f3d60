/// What a question about a pet is answered with: no, unknown, or yes, in this order.
///
/// As in SQL, "and" is the least of the answers, "or" the greatest, and the opposite of unknown is unknown.
enum Answer: UInt8, Sendable, Hashable, Comparable {
  case no
  case unknown
  case yes

  @inline(__always)
  init(_ isTrue: Bool) {
    self = isTrue ? .yes : .no
  }

  @inline(__always)
  static prefix func ! (answer: Answer) -> Answer {
    switch answer {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }

  @inline(__always)
  static func < (lhs: Answer, rhs: Answer) -> Bool { lhs.rawValue < rhs.rawValue }
}
