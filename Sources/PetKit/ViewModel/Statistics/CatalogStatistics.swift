/// How many of what a catalog holds; made a part at a time, and two parts make one.
public struct CatalogStatistics: Sendable, Hashable {
  /// The day, and the fees.
  public let presentation: Presentation

  /// The columns by which the pets are grouped, each once, in their order; without any there is no group.
  public let grouping: [PetColumn]

  /// The figures of the pets that have the same values in the columns of the grouping.
  public private(set) var groups: [[DataValue]: PetFigures] = [:]

  /// What is counted where there is no grouping.
  private var ungrouped = PetFigures()
  private(set) var counts = PetCounts()

  /// The columns whose values are counted when nothing else is asked for.
  public static let counted: [PetColumn] = [.species, .status, .rarity, .ageGroup, .sex, .size]

  /// The columns by which pets can be grouped: those whose values many pets share.
  public static let groupable: [PetColumn] = [
    .species, .breed, .sex, .birthday, .estimated, .ageGroup, .rarity, .currency, .status, .size,
    .arrived, .adopter, .adopted,
  ]

  /// Creates the statistics of no pet.
  public init(by grouping: [PetColumn] = [], in presentation: Presentation) {
    self.grouping = grouping.reduce(into: []) { columns, column in
      if !columns.contains(column) { columns.append(column) }
    }
    self.presentation = presentation
  }

  /// The fields of a catalog that the statistics are made from.
  public var fields: PetFields {
    (grouping.isEmpty ? Self.counted : grouping).reduce(PetFigures.fields(in: presentation)) {
      $0.union($1.fields(in: presentation))
    }
  }

  /// The figures of all pets.
  public var total: PetFigures {
    groups.values.reduce(into: ungrouped) { $0.merge($1) }
  }

  /// Adds a pet.
  public mutating func add(_ pet: Pet) {
    if grouping.isEmpty {
      ungrouped.add(pet, in: presentation)
      counts.add(pet, in: presentation)
    } else {
      let key = grouping.map { $0.value(of: pet, in: presentation) }
      groups[key, default: PetFigures()].add(pet, in: presentation)
    }
  }

  /// Adds all that other statistics were made from.
  public mutating func merge(_ other: CatalogStatistics) {
    ungrouped.merge(other.ungrouped)
    counts.merge(other.counts)
    for (key, figures) in other.groups { groups[key, default: PetFigures()].merge(figures) }
  }
}
