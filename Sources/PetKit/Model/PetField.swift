/// A field of a catalog: a column of a table, or a key of a record.
///
/// The raw value is the canonical name; the order is that of the catalogs that PetKit writes.
public enum PetField: String, Sendable, CaseIterable {
  /// The shelter's own key for the pet.
  case id
  /// The name.
  case name
  /// The kind of animal.
  case species
  /// The breed.
  case breed
  /// The sex.
  case sex
  /// The day it was born.
  case birthday
  /// Whether the birthday is a guess.
  case estimated
  /// How rare it is.
  case rarity
  /// The pet's own fee.
  case fee
  /// Where it is on its way to a home.
  case status
  /// The size.
  case size
  /// What it weighs.
  case weight
  /// How tall it is.
  case height
  /// Its picture.
  case image
  /// What the shelter says about it.
  case description
  /// The day it came to the shelter.
  case arrived
  /// The person who adopted it.
  case adopter
  /// The day it went to its home.
  case adopted

  /// The place among all cases; written out, because it is asked for once a field of every record.
  var position: Int {
    switch self {
    case .id: 0
    case .name: 1
    case .species: 2
    case .breed: 3
    case .sex: 4
    case .birthday: 5
    case .estimated: 6
    case .rarity: 7
    case .fee: 8
    case .status: 9
    case .size: 10
    case .weight: 11
    case .height: 12
    case .image: 13
    case .description: 14
    case .arrived: 15
    case .adopter: 16
    case .adopted: 17
    }
  }
}
