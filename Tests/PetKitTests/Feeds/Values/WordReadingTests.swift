import PetKit
import TestSupport
import Testing

struct WordReadingTests {
  @Test(arguments: [
    ("female", Sex.female), ("F", .female), ("Male", .male), ("m", .male), ("Unknown", .unknown),
    ("U", .unknown), ("Spayed Female", .female), ("neutered_male", .male), ("Spayed", .female),
  ])
  func `sexes`(text: String, sex: Sex) throws {
    #expect(try OneValue(.sex, text).pet.sex == sex)
  }

  @Test(arguments: [
    ("small", Size.small), ("MEDIUM", .medium), ("Large", .large), ("extra large", .extraLarge),
    ("Extra-Large", .extraLarge), ("extra_large", .extraLarge), ("XL", .extraLarge), ("s", .small),
  ])
  func `sizes`(text: String, size: Size) throws {
    #expect(try OneValue(.size, text).pet.size == size)
  }

  @Test(arguments: [
    ("common", Rarity.common), ("Uncommon", .uncommon), ("RARE", .rare), ("veryRare", .veryRare),
    ("very rare", .veryRare), ("very_rare", .veryRare), ("Very-Rare", .veryRare),
  ])
  func `rarities`(text: String, rarity: Rarity) throws {
    #expect(try OneValue(.rarity, text).pet.rarity == rarity)
  }

  @Test(arguments: [
    ("available", Status.available), ("Adoptable", .available), ("Pending", .pending),
    ("adopted", .adopted), ("hold", .hold), ("On Hold", .hold),
  ])
  func `statuses`(text: String, status: Status) throws {
    #expect(try OneValue(.status, text).pet.status == status)
  }

  @Test(arguments: [
    ("true", true), ("Yes", true), ("1", true), ("y", true), ("false", false), ("NO", false),
    ("0", false), ("n", false), ("", false),
  ])
  func `whether a birthday is a guess`(text: String, isEstimated: Bool) throws {
    let value = try OneValue(.estimated, text)
    #expect(value.pet.isBirthdayEstimated == isEstimated)
    #expect(value.problem == nil)
  }

  @Test(arguments: [
    (PetField.rarity, "legendary", "write one of common, uncommon, rare, veryRare"),
    (.rarity, "comon", "did you mean common?"), (.sex, "femal", "did you mean female?"),
    (.status, "avail", "did you mean available?"),
    (.size, "tiny", "write one of small, medium, large, extra large"),
    (.estimated, "maybe", "write one of true, false"),
    (.sex, "-", "write one of female, male, unknown"),
    (.sex, "femalefemalefemalefemale", "write one of female, male, unknown"),
  ])
  func `an unknown word costs the value alone, and the nearest is advised`(
    field: PetField, word: String, hint: String
  ) throws {
    let value = try OneValue(field, word)
    #expect(value.problem?.code == .unknownWord)
    #expect(value.problem?.field == field.rawValue)
    #expect(value.problem?.value == word)
    #expect(value.problem?.hint == hint)
    #expect(value.pet == Pet(name: "Max"))
  }
}
