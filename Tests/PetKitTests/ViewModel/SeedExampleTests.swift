import Foundation
import PetKit
import Testing

struct SeedExampleTests {
  @Test func `the example of the tutorial reads as it always did`() {
    let stuart = Pet(
      name: "Stuart", birthday: Date(timeIntervalSinceNow: -2 * 86400 * 366), rarity: .veryRare,
      image: "stuart.png")
    let viewModel = PetViewModel(pet: stuart)
    var view = PetView()
    viewModel.configure(&view)

    #expect(view.image == "stuart.png")
    #expect(view.name == "Stuart")
    #expect(view.ageText == "2 years old")
    #expect(view.adoptionFee == "$500.00")
    #expect(view.description == "stuart.png\nStuart\n2 years old\n$500.00")
  }

  @Test(arguments: [(Rarity.common, "$50.00"), (.uncommon, "$75.00"), (.rare, "$150.00")])
  func `the other rarities cost what they always did`(rarity: Rarity, fee: String) {
    let pet = Pet(name: "Mo", birthday: Date(timeIntervalSince1970: 0), rarity: rarity)
    #expect(PetViewModel(pet: pet).adoptionFee == fee)
  }

  @Test func `the day can be given`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let birth = Date(timeIntervalSince1970: 0)
    let pet = Pet(name: "Mo", birthday: birth, calendar: calendar)
    let texts = [-86_400.0, 0, 86_400, 31_536_000].map {
      PetViewModel(pet: pet, calendar: calendar, now: birth.addingTimeInterval($0)).ageText
    }
    #expect(texts == ["not born yet", "born today", "1 day old", "1 year old"])
  }

  @Test func `a clock outside the calendar harms nobody`() {
    let pet = Pet(name: "Mo", birthday: Date(timeIntervalSince1970: 0))
    #expect(PetViewModel(pet: pet, now: .distantPast).ageText == "not born yet")
    let end = PetViewModel(pet: pet, now: Date(timeIntervalSince1970: 1e300))
    #expect(end.presentation.today.description == "9999-12-31")
  }
}
