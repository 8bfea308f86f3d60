/// Which of the pets of a list are shown, by their places in it.
struct ListSlice: Sendable, Hashable {
  /// How many are passed over.
  let offset: Int
  /// How many are shown at most, nothing for all.
  let limit: Int?

  init(_ invocation: Invocation) {
    offset = invocation.value(.offset, as: Int.self) ?? 0
    limit = invocation.value(.limit, as: Int.self)
  }

  /// Whether it is the whole list.
  var isWhole: Bool { offset == 0 && limit == nil }

  /// How many pets must be known to show it, nothing for all.
  var end: Int? {
    guard let limit else { return nil }
    let (sum, overflow) = offset.addingReportingOverflow(limit)
    return overflow ? nil : sum
  }
}
