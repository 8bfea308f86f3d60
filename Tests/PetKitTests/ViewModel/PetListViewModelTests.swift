import Observation
import PetKit
import Synchronization
import TestSupport
import Testing

@Suite struct `The observable list` {
  private let folder: TemporaryFolder
  private let list: PetListViewModel
  private static let text =
    "id,name,birthday,rarity,status,height,weight\nP1,Rex,2024-11-28,rare,available,,\nP2,ivy,,common,hold,24,6.50\n"

  init() throws {
    folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "pets.csv")
    list = PetListViewModel(
      CatalogStore(path), in: Presentation(today: try day("2026-11-30")))
    list.reload()
  }

  /// Counts how often what a view reads is published while something happens; each time, the view reads again.
  private func publications<Value>(
    of value: @escaping (PetListViewModel) -> Value, during change: () -> Void
  ) -> Int {
    let count = Mutex(0)
    func observe() {
      withObservationTracking {
        _ = value(list)
      } onChange: {
        count.withLock { $0 += 1 }
      }
    }
    observe()
    change()
    return count.withLock { $0 }
  }

  @Test func `shows the pets as view models`() {
    #expect(list.pets.map(\.name) == ["Rex", "ivy"])
    #expect(list.pets.map(\.ageText) == ["2 years old", "age unknown"])
    #expect(list.pets.map(\.adoptionFee) == ["$150.00", "$50.00"])
    #expect(list.pets[1].text(for: .weight) == "6.5 kg")
    #expect(list.problem == nil)
    #expect(!list.hasChanges)
  }

  @Test func `a pet that is typed is added, published once, and saved`() throws {
    list.draft.name = " Otto "
    list.draft.birthday = "2026-10-05"
    list.draft.rarity = "Very Rare"
    list.draft.height = "10 in"
    list.draft.weight = "4"
    #expect(list.draft.isValid)
    #expect(publications(of: \.pets, during: { list.add() }) == 1)
    #expect(list.pets.map(\.name) == ["Rex", "ivy", "Otto"])
    #expect(list.pets[2].adoptionFee == "$500.00")
    #expect(list.hasChanges)
    #expect(list.draft == PetDraftViewModel())
    #expect(try folder.text(of: "pets.csv") == Self.text)
    #expect(list.save())
    #expect(list.pets.map(\.pet.id) == ["P1", "P2", "P3"])
    #expect(
      try folder.text(of: "pets.csv")
        == Self.text + "P3,Otto,2026-10-05,Very Rare,,10 in,4\n")
    #expect(!list.hasChanges)
  }

  @Test func `what is typed wrong is said and not added`() {
    list.draft.birthday = "2021-02-30"
    list.draft.weight = "heavy"
    #expect(list.draft.message(for: .name) == nil)
    #expect(
      list.draft.message(for: .birthday)
        == "birthday \"2021-02-30\" is not a day; did you mean 2021-02-28?")
    #expect(list.draft.message(for: .weight) == "weight \"heavy\" is not a number")
    #expect(list.draft.message(for: .height) == nil)
    #expect(publications(of: \.pets, during: { list.add() }) == 0)
    #expect(list.draft.message(for: .name) == "a pet has a name")
    #expect(list.pets.count == 2)
    #expect(list.draft.birthday == "2021-02-30")
  }

  @Test func `pets are deleted by their places in the visible list`() throws {
    list.order = try PetOrder("-name", in: list.presentation)
    #expect(list.pets.map(\.name) == ["Rex", "ivy"])
    list.order = try PetOrder("name", in: list.presentation)
    #expect(list.pets.map(\.name) == ["ivy", "Rex"])
    #expect(publications(of: \.pets, during: { list.delete(at: [0, 7]) }) == 1)
    #expect(list.pets.map(\.name) == ["Rex"])
    #expect(list.save())
    #expect(
      try folder.text(of: "pets.csv")
        == "id,name,birthday,rarity,status,height,weight\nP1,Rex,2024-11-28,rare,available,,\n")
  }

  @Test func `a pet that is not saved yet can be deleted again`() throws {
    list.draft.name = "Otto"
    list.add()
    list.draft.name = "Mo"
    list.add()
    list.delete(at: [2])
    #expect(list.pets.map(\.name) == ["Rex", "ivy", "Mo"])
    #expect(list.save())
    #expect(try folder.text(of: "pets.csv") == Self.text + "P3,Mo,,,,,\n")
  }

  @Test func `a filter and an order are published once, and not when nothing changes`() throws {
    #expect(
      publications(of: \.pets, during: { list.filter = PetFilter(statuses: [.hold]) }) == 1)
    #expect(list.pets.map(\.name) == ["ivy"])
    #expect(
      publications(of: \.pets, during: { list.filter = PetFilter(statuses: [.hold]) }) == 0)
    let order = try PetOrder("name", in: list.presentation)
    #expect(publications(of: \.pets, during: { list.order = order }) == 0)
    #expect(publications(of: \.pets, during: { list.reload() }) == 0)
  }

  @Test func `a save that fails brings the file's list back`() throws {
    let store = CatalogStore(
      folder.path("pets.csv"), calls: FileCalls { $0 == .sync ? 28 : nil })
    let list = PetListViewModel(store, in: list.presentation)
    list.reload()
    list.draft.name = "Otto"
    list.add()
    list.delete(at: [0])
    #expect(list.pets.map(\.name) == ["ivy", "Otto"])
    #expect(!list.save())
    #expect(list.pets.map(\.name) == ["Rex", "ivy"])
    #expect(!list.hasChanges)
    #expect(list.problem?.message.hasSuffix("No space left on device") ?? false)
    #expect(try folder.text(of: "pets.csv") == Self.text)
  }

  @Test func `a broken file keeps the last list and says why`() throws {
    try folder.write("nothing", to: "pets.csv")
    #expect(publications(of: \.pets, during: { list.reload() }) == 0)
    #expect(list.pets.count == 2)
    #expect(list.problem != nil)
    try folder.write(Self.text, to: "pets.csv")
    list.reload()
    #expect(list.problem == nil)
  }
}
