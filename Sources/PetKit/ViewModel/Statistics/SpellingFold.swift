/// Joins what is said of spellings that differ only in case, under the spelling that is met most often.
enum SpellingFold {
  /// Joins entries whose keys differ only in case.
  ///
  /// - Parameters:
  ///   - entries: The keys and what belongs to them.
  ///   - count: How often a key was met.
  ///   - join: Adds what belongs to one key to what belongs to another.
  /// - Returns: Each key in its most frequent spelling, of two as frequent the one that sorts first, with what belongs to all.
  static func joined<Value>(
    _ entries: [(key: [DataValue], value: Value)], count: (Value) -> Int,
    join: (inout Value, Value) -> Void
  ) -> [(key: [DataValue], value: Value)] {
    let mostFrequentFirst = entries.sorted { first, second in
      let (one, other) = (count(first.value), count(second.value))
      return one == other ? spelling(first.key) < spelling(second.key) : one > other
    }
    var places: [[DataValue]: Int] = [:]
    var joined: [(key: [DataValue], value: Value)] = []
    for entry in mostFrequentFirst {
      let folded = entry.key.map(\.folded)
      if let place = places[folded] {
        join(&joined[place].value, entry.value)
      } else {
        places[folded] = joined.count
        joined.append(entry)
      }
    }
    return joined
  }

  private static func spelling(_ key: [DataValue]) -> String {
    key.map(\.plainText).joined(separator: "\0")
  }
}

extension DataValue {
  /// The value without case where it is a free text.
  fileprivate var folded: DataValue {
    guard case .text(let text) = self else { return self }
    return .text(CaseFolding.text(of: text))
  }
}
