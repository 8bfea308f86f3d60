extension [Problem] {
  /// Puts problems of one file in the order of their places; those of one place stay as they are.
  mutating func sortByPlace() {
    let isSorted = zip(self, dropFirst()).allSatisfy { !$1.comesBefore($0) }
    if isSorted { return }
    self = enumerated().sorted { first, second in
      if first.element.comesBefore(second.element) { return true }
      return !second.element.comesBefore(first.element) && first.offset < second.offset
    }.map(\.element)
  }
}

extension Problem {
  fileprivate func comesBefore(_ other: Problem) -> Bool {
    (line, column) < (other.line, other.column)
  }
}
