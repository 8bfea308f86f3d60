/// What can be added up about some pets: how many they are, what they cost, how old they are, how long they have been there.
public struct PetFigures: Sendable, Hashable {
  /// How many pets there are.
  public private(set) var animals = 0

  /// The amounts of fees.
  public private(set) var fees = CurrencyTallies()

  /// How many pay nothing.
  public private(set) var waived = 0

  /// How many have no fee set.
  public private(set) var feesNotSet = 0

  /// The ages in days.
  public private(set) var ages = Tally()

  /// How many are not born yet.
  public private(set) var unborn = 0

  /// The lengths of stays in days.
  public private(set) var stays = Tally()

  /// How many have an age that nothing tells.
  public var agesUnknown: Int { animals - ages.count - unborn }

  /// How many stays have a length that nothing tells.
  public var staysUnknown: Int { animals - stays.count }

  /// Creates the figures of no pet.
  public init() {}

  /// The fields of a pet that the figures are made from.
  static func fields(in presentation: Presentation) -> PetFields {
    [
      presentation.feeFields, PetColumn.ageDays.fields(in: presentation),
      PetColumn.stay.fields(in: presentation),
    ]
  }

  /// Adds a pet.
  public mutating func add(_ pet: Pet, in presentation: Presentation) {
    animals += 1
    switch presentation.fee(for: pet) {
    case .amount(let money): fees.add(money)
    case .waived: waived += 1
    case .notSet: feesNotSet += 1
    }
    if let birthday = pet.birthday {
      let days = presentation.today.dayNumber - birthday.dayNumber
      if days >= 0 { ages.add(days) } else { unborn += 1 }
    }
    if let days = presentation.stay(of: pet) { stays.add(days) }
  }

  /// Adds all that other figures were made from.
  public mutating func merge(_ other: PetFigures) {
    animals += other.animals
    fees.merge(other.fees)
    waived += other.waived
    feesNotSet += other.feesNotSet
    ages.merge(other.ages)
    unborn += other.unborn
    stays.merge(other.stays)
  }
}
