extension QueryField.WordField {
  /// Returns the place among all words of the one that a pet has, none where it is not known.
  @inline(__always)
  func rank(of pet: borrowing Pet, in presentation: borrowing Presentation) -> UInt8? {
    if self == .group {
      return pet.ageGroup(on: presentation.today, bands: presentation.schedule.ageBands)?.rank
    }
    return rank(of: pet)
  }

  /// Returns the place of a word that stands in the pet itself; the age group does not.
  @inline(__always)
  func rank(of pet: borrowing Pet) -> UInt8? {
    switch self {
    case .status: pet.status?.rank
    case .rarity: pet.rarity?.rank
    case .sex: pet.sex?.rank
    case .size: pet.size?.rank
    case .estimated: pet.isBirthdayEstimated ? 1 : 0
    case .group: nil
    }
  }
}

extension Status {
  fileprivate var rank: UInt8 {
    switch self {
    case .available: 0
    case .pending: 1
    case .adopted: 2
    case .hold: 3
    }
  }
}

extension Sex {
  fileprivate var rank: UInt8 {
    switch self {
    case .female: 0
    case .male: 1
    case .unknown: 2
    }
  }
}
