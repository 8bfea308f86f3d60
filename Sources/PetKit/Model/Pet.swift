/// An animal that can be adopted, as far as its source knows it.
///
/// Only the name is certain. A value that the source leaves out stays `nil`; nothing is made up.
public struct Pet: Sendable, Hashable {
  /// The shelter's own key for the pet.
  public var id: String?
  /// The name that people call it.
  public var name: String
  /// The kind of animal, in the source's words: "Dog".
  public var species: String?
  /// The breed, in the source's words.
  public var breed: String?
  /// The sex.
  public var sex: Sex?
  /// The day it was born.
  public var birthday: CalendarDay?
  /// Whether the birthday is a guess.
  public var isBirthdayEstimated: Bool
  /// The age group, where the source knows that and no birthday.
  public var ageGroup: AgeGroup?
  /// How rare it is.
  public var rarity: Rarity?
  /// The fee set for this very pet; a schedule may know one where it is not set.
  public var fee: Fee
  /// Where it is on its way to a home.
  public var status: Status?
  /// The size among those of its species.
  public var size: Size?
  /// What it weighs.
  public var weight: Weight?
  /// How tall it is.
  public var height: Height?
  /// The file name or address of its picture.
  public var image: String?
  /// What the shelter says about it.
  public var description: String?
  /// The day it came to the shelter.
  public var arrived: CalendarDay?
  /// The person who adopted it.
  public var adopter: String?
  /// The day it went to its home.
  public var adopted: CalendarDay?

  /// Creates a pet from what is known of it.
  public init(
    id: String? = nil, name: String, species: String? = nil, breed: String? = nil, sex: Sex? = nil,
    birthday: CalendarDay? = nil, isBirthdayEstimated: Bool = false, ageGroup: AgeGroup? = nil,
    rarity: Rarity? = nil, fee: Fee = .notSet, status: Status? = nil, size: Size? = nil,
    weight: Weight? = nil, height: Height? = nil, image: String? = nil,
    description: String? = nil, arrived: CalendarDay? = nil, adopter: String? = nil,
    adopted: CalendarDay? = nil
  ) {
    self.id = id
    self.name = name
    self.species = species
    self.breed = breed
    self.sex = sex
    self.birthday = birthday
    self.isBirthdayEstimated = isBirthdayEstimated
    self.ageGroup = ageGroup
    self.rarity = rarity
    self.fee = fee
    self.status = status
    self.size = size
    self.weight = weight
    self.height = height
    self.image = image
    self.description = description
    self.arrived = arrived
    self.adopter = adopter
    self.adopted = adopted
  }
}
