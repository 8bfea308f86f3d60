/// A pet as it is shown on a day: every text a view may need, made when it is asked for.
public struct PetViewModel: Sendable, Hashable {
  /// The pet itself.
  public let pet: Pet

  /// The day, the style of ages and the fees.
  public let presentation: Presentation

  /// Creates the view model of a pet.
  public init(_ pet: Pet, in presentation: Presentation) {
    self.pet = pet
    self.presentation = presentation
  }

  /// The name.
  public var name: String { pet.name }

  /// The file name or address of the picture, or nothing.
  public var image: String { pet.image ?? "" }

  /// The age on the day, or `nil` where the birthday is not known or lies after it.
  public var age: Age? { pet.age(on: presentation.today) }

  /// How old the pet is, in the style asked for: "2 years old", "age unknown", "not born yet".
  public var ageText: String { AgeText.text(for: pet, in: presentation) }

  /// The age group on the day, or `nil` where the pet is not born yet or nothing tells its age.
  public var ageGroup: AgeGroup? { presentation.ageGroup(of: pet) }

  /// The days since the pet came to the shelter, up to the day it went to its home, or `nil` where they cannot be counted.
  public var stay: Int? { presentation.stay(of: pet) }

  /// What an adopter pays: nothing where the waiver says so, else the pet's own fee, else the schedule's.
  public var fee: Fee { presentation.fee(for: pet) }

  /// What an adopter pays, as a text: "$50.00", "waived", "fee not set".
  public var adoptionFee: String { fee.text }

  /// Fills a view.
  public func configure(_ view: inout PetView) {
    view.image = image
    view.name = name
    view.ageText = ageText
    view.adoptionFee = adoptionFee
  }
}
