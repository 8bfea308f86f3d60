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
        "730", "young", "very rare", "$500.00", "USD", "available", "extra large", "20.5 g", "5 cm",
        "stuart.png", "Small.", "2026-01-02", "331 days", "Mrs Little", "2026-11-29",
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

  @Test func `columns are the fields and what follows from them`() {
    let derived: [PetColumn] = [.age, .ageDays, .ageGroup, .currency, .stay]
    let columns = PetColumn.allCases.filter { !derived.contains($0) }.map(\.rawValue)
    #expect(columns == PetField.allCases.map(\.rawValue))
    #expect(derived.map(\.rawValue) == ["age", "age_days", "group", "currency", "stay"])
    #expect(PetColumn.allCases.prefix(3).map(\.title) == ["ID", "Name", "Species"])
    #expect(PetColumn.ageDays.title == "Age in days")
  }

  @Test(
    arguments: [
      ("2026-11-30", nil, nil, "0 days"), ("2026-11-29", nil, .available, "1 day"),
      ("2026-12-01", nil, nil, ""), (nil, nil, .available, ""),
      ("2026-01-01", "2026-01-11", .adopted, "10 days"), ("2026-01-01", nil, .adopted, ""),
      ("2026-01-11", "2026-01-01", .adopted, ""), ("2026-11-20", "2026-12-20", .pending, "10 days"),
    ] as [(String?, String?, Status?, String)])
  func `a stay goes from the arrival to the adoption or the day`(
    arrived: String?, adopted: String?, status: Status?, text: String
  ) throws {
    let pet = Pet(
      name: "Mo", status: status, arrived: try arrived.map(day), adopted: try adopted.map(day))
    #expect(try viewModel(pet).text(for: .stay) == text)
  }

  @Test func `a waiver comes before every fee, and asks for its fields`() throws {
    let presentation = Presentation(
      today: try day("2026-11-30"), waiver: PetFilter(statuses: [.hold]))
    let fees = [Status.hold, .available].flatMap { status in
      [
        Pet(name: "Mo", rarity: .common, status: status),
        Pet(
          name: "Mo", fee: .amount(Money(minorUnits: 1_00, currency: .eur)), status: status),
        Pet(name: "Mo", status: status),
      ].map { PetViewModel($0, in: presentation).adoptionFee }
    }
    #expect(fees == ["waived", "waived", "waived", "$50.00", "€1.00", "fee not set"])
    #expect(PetColumn.fee.fields(in: presentation) == PetFields([.fee, .rarity, .status]))
  }

  @Test func `a column asks for the fields that it shows`() throws {
    let presentation = Presentation(today: try day("2026-11-30"))
    #expect(PetColumn.age.fields(in: presentation) == PetFields([.birthday, .estimated]))
    #expect(PetColumn.fee.fields(in: presentation) == PetFields([.fee, .rarity]))
    #expect(PetColumn.adopter.fields(in: presentation) == PetFields(.adopter))
  }
}
