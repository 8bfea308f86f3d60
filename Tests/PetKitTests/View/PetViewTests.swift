import PetKit
import Testing

struct PetViewTests {
  @Test func `a view without a picture has no line for it`() {
    var view = PetView()
    view.name = "Mo"
    view.ageText = "age unknown"
    view.adoptionFee = "fee not set"
    #expect(view.description == "Mo\nage unknown\nfee not set")
  }

  @Test func `a hostile name cannot steer the terminal`() {
    var view = PetView()
    view.name = "Mo\u{1B}[2J\u{202E}\n"
    #expect(view.description == "Mo\\u{1B}[2J\\u{202E}\\n")
  }
}
