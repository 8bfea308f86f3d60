import PetKit
import TestSupport
import Testing

/// Files of JSON with other keys in each record, such as ids.
struct ManyKeysTests {
  @Test(.timeLimit(.minutes(30)), arguments: [1, 2])
  func `what a feed knows is found behind thousands of keys that nobody knows`(
    workers: Int
  ) throws {
    let lines = (0..<6000).map { number in
      #"{"id":\#(number),"name":"Pet","age":"Adult","gender":"Male","breeds":{"primary":"Pug"},"#
        + #""media":{"k\#(number)":1}}"# + "\n"
    }
    let last =
      #"{"id":6000,"name":"Pet","age":"Adult","gender":"Male","breeds":{"primary":"Pug"},"#
      + #""media":{"k":1},"photos":[{"small":"b.jpg","full":"a.jpg"}]}"#
    let folder = try TemporaryFolder()
    let catalog = try ReadCatalog(
      folder.write(lines.joined() + last, to: "feed.jsonl"),
      options: ReadCatalog.options {
        $0.blockSize = 100_000
        $0.workers = workers
      })
    #expect(catalog.pets.count == 6001)
    #expect(catalog.pets.last?.image == "a.jpg")
    #expect(catalog.problems.isEmpty)
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 2])
  func `every key of a record itself is carried along, however many there are`(
    workers: Int
  ) throws {
    let lines = (0..<5000).map { #"{"name":"Pet","k\#($0)":{"in":1}}"# + "\n" }
    let folder = try TemporaryFolder()
    let reader = try CatalogReader(
      .path(folder.write(lines.joined(), to: "pets.jsonl")),
      options: CatalogOptions(blockSize: 10_000, workers: workers))
    #expect(try reader.carriedSource().columns.names == (0..<5000).map { "k\($0)" })
  }

  @Test(.timeLimit(.minutes(30)))
  func `values of keys that are not kept are checked all the same`() throws {
    let lines = (0..<4200).map { #"{"name":"P","media":{"k\#($0)":1}}"# + "\n" }
    let text =
      lines.joined() + #"{"name":"X","media":{"zz":1"k1":2}}"# + "\n"
      + #"{"name":"Y","media":{"zz":1,"k1":2}}"# + "\n"
    let reading = try Reading(text: text, options: CatalogOptions(workers: 1))
    #expect(reading.pets.count == 4201)
    #expect(reading.pets.last?.name == "Y")
    #expect(reading.places == ["4201:28 json-syntax"])
  }

  @Test(.timeLimit(.minutes(30)))
  func `an animal is edited behind thousands of keys that nobody knows`() throws {
    let before = (0..<6000).map { #"{"name":"Pet \#($0)","media":{"k\#($0)":1}}"# + "\n" }.joined()
    let scratch = try TemporaryFolder()
    let path = try scratch.write(
      before + #"{"name":"Ivy","sex":"female"}"# + "\n", to: "pets.jsonl")
    var store = CatalogStore(
      path, settings: StoreSettings(historyFolder: scratch.path("state")))
    store.update(.named("Ivy"), with: PetDraft([.name: "Otto"]))
    _ = try store.save()
    #expect(
      try scratch.text(of: "pets.jsonl") == before + #"{"name":"Otto","sex":"female"}"# + "\n")
  }
}
