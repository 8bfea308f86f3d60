extension PetColumn {
  /// The columns of a card under the name: the fields of the catalog, and the age.
  package static let card = allCases.filter {
    ![.name, .ageDays, .ageGroup, .currency, .stay].contains($0)
  }

  /// The columns that a format for programs carries when none are asked for: all that a catalog holds.
  package static let catalog = data(for: allCases.filter { $0 != .ageGroup && $0 != .stay })

  /// Returns the columns that a format for programs carries where some are asked for.
  ///
  /// What is one column for people is two for programs: the age beside its days, the fee beside its currency. Each column stands once.
  package static func data(for columns: [PetColumn]) -> [PetColumn] {
    var data: [PetColumn] = []
    for column in columns where !data.contains(column) {
      data.append(column)
      guard let companion = column.companion, !columns.contains(companion) else { continue }
      data.append(companion)
    }
    return data
  }

  private var companion: PetColumn? {
    switch self {
    case .age: .ageDays
    case .fee: .currency
    default: nil
    }
  }
}
