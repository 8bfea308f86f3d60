import PetKit
import Testing

struct PetFieldTests {
  @Test func `fields go in the order of the catalogs`() {
    #expect(
      PetField.allCases.map(\.rawValue).joined(separator: " ")
        == """
        id name species breed sex birthday estimated rarity fee status size weight height image \
        description arrived adopter adopted
        """)
  }

  @Test func `every field has its own bit`() {
    for (index, field) in PetField.allCases.enumerated() {
      #expect(PetFields(field).rawValue == 1 << UInt32(index))
    }
    #expect(PetFields.all.rawValue == 0x3FFFF)
  }

  @Test func `a set holds what was put in`() {
    let fields = PetFields([.name, .fee])
    #expect(PetField.allCases.filter { fields.contains($0) } == [.name, .fee])
  }

  @Test func `words in order compare in that order`() {
    #expect(Rarity.allCases.shuffled().sorted() == [.common, .uncommon, .rare, .veryRare])
    #expect(Size.allCases.shuffled().sorted() == [.small, .medium, .large, .extraLarge])
    #expect(AgeGroup.allCases.shuffled().sorted() == [.baby, .young, .adult, .senior])
  }

  @Test func `problem codes are kebab-case words`() {
    let letters = Set("abcdefghijklmnopqrstuvwxyz8-")
    for code in Problem.Code.allCases {
      #expect(code.rawValue.allSatisfy(letters.contains), "\(code.rawValue)")
    }
  }
}
