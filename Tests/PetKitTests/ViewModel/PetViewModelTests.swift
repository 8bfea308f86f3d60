import PetKit
import TestSupport
import Testing

struct PetViewModelTests {
  private func viewModel(_ pet: Pet) throws -> PetViewModel {
    PetViewModel(pet, in: Presentation(today: try day("2026-11-30")))
  }

  @Test func `every column of a full pet has its text`() throws {
    let pet = Pet(
      id: "A-1", name: "Stuart", species: "Mouse", breed: "House mouse", sex: .male,
      birthday: try day("2024-11-30"), isBirthdayEstimated: true, rarity: .veryRare,
      status: .available, size: .extraLarge, weight: Weight(thousandths: 20_500, unit: .g),
      height: Height(thousandths: 5000, unit: .cm), image: "stuart.png", description: "Small.",
      arrived: try day("2026-01-02"), adopter: "Mrs Little", adopted: try day("2026-11-29"))
    let viewModel = try viewModel(pet)
    #expect(
      PetColumn.allCases.map { viewModel.text(for: $0) } == [
        "A-1", "Stuart", "Mouse", "House mouse", "male", "2024-11-30", "yes", "about 2 years old",
        "very rare", "$500.00", "available", "extra large", "20.5 g", "5 cm", "stuart.png",
        "Small.", "2026-01-02", "Mrs Little", "2026-11-29",
      ])
  }

  @Test func `what is not known is empty, or says so`() throws {
    let viewModel = try viewModel(Pet(name: "Mo"))
    let texts = PetColumn.allCases.map { viewModel.text(for: $0) }.filter { !$0.isEmpty }
    #expect(texts == ["Mo", "age unknown", "fee not set"])
    #expect(viewModel.image.isEmpty)
    #expect(viewModel.age == nil)
  }

  @Test func `the schedule's fee stands where the pet has none`() throws {
    #expect(try viewModel(Pet(name: "Mo", rarity: .common)).adoptionFee == "$50.00")
    #expect(try viewModel(Pet(name: "Mo", rarity: .common, fee: .waived)).adoptionFee == "waived")
  }

  @Test func `columns are the fields and the age`() {
    let columns = PetColumn.allCases.filter { $0 != .age }.map(\.rawValue)
    #expect(columns == PetField.allCases.map(\.rawValue))
    #expect(PetColumn.allCases.prefix(3).map(\.title) == ["ID", "Name", "Species"])
  }

  @Test func `a column asks for the fields that it shows`() throws {
    let presentation = Presentation(today: try day("2026-11-30"))
    #expect(PetColumn.age.fields(in: presentation) == PetFields([.birthday, .estimated]))
    #expect(PetColumn.fee.fields(in: presentation) == PetFields([.fee, .rarity]))
    #expect(PetColumn.adopter.fields(in: presentation) == PetFields(.adopter))
  }
}
