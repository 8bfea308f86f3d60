/// How many pets have each value of the columns that many pets share.
struct PetCounts: Sendable, Hashable {
  /// The columns whose values are words of a list, as the query language has them too.
  private static let wordFields: [(column: PetColumn, field: QueryField.WordField)] = [
    (.status, .status), (.rarity, .rarity), (.ageGroup, .group), (.sex, .sex), (.size, .size),
  ]

  /// The room for the counts of a column: its words, and after them what is not known.
  private static let room = 5

  private var words = [Int](repeating: 0, count: PetCounts.wordFields.count * PetCounts.room)
  private var species: [String?: Int] = [:]

  mutating func add(_ pet: Pet, in presentation: Presentation) {
    species[pet.species, default: 0] += 1
    for place in 0..<Self.wordFields.count {
      let rank = Self.wordFields[place].field.rank(of: pet, in: presentation)
      words[place * Self.room + (rank.map { Int($0) } ?? Self.room - 1)] += 1
    }
  }

  mutating func merge(_ other: PetCounts) {
    species.merge(other.species, uniquingKeysWith: +)
    for place in words.indices { words[place] += other.words[place] }
  }

  /// Returns the values of a column that some pet has, and how many have each; none for a column that is not counted.
  func values(of column: PetColumn) -> [(value: DataValue, count: Int)] {
    if column == .species { return species.map { (DataValue(text: $0.key), $0.value) } }
    guard let place = Self.wordFields.firstIndex(where: { $0.column == column }),
      let names = column.words
    else { return [] }
    let start = place * Self.room
    let known = names.enumerated().map { (DataValue.term($1), words[start + $0]) }
    return (known + [(.missing, words[start + Self.room - 1])]).filter { $0.1 > 0 }
  }
}
