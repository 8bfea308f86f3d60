import PetKit
import TestSupport
import Testing

/// Keys of JSON that a file writes in several ways, each record in its own.
struct KeySpellingTests {
  private static func options(_ blockSize: Int, workers: Int) -> CatalogOptions {
    ReadCatalog.options {
      $0.blockSize = blockSize
      $0.workers = workers
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 100, 1 << 20], [1, 2, 4])
  func `each record has the currency that it names itself`(blockSize: Int, workers: Int) throws {
    let lines = """
      {"name":"a","fee":5,"currency":"EUR"}
      {"name":"b","fee":5,"Currency":"JPY"}
      {"name":"c","fee":5}
      {"fee_currency":"GBP","name":"d","fee":5,"currency":"EUR"}
      {"name":"e","fee":5,"currency":null,"Currency":"JPY"}

      """
    let reading = try Reading(
      text: String(repeating: lines, count: 40),
      options: Self.options(blockSize, workers: workers))
    let fees = ["€5.00", "¥5", "$5.00", "£5.00", "¥5"]
    #expect(reading.pets.map(\.fee.text) == (0..<200).map { fees[$0 % 5] })
    #expect(reading.problems.isEmpty)
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 1000, 1 << 20], [1, 2, 4])
  func `each record of a foreign feed has the values that it holds itself`(
    blockSize: Int, workers: Int
  ) throws {
    let lines = (0..<200).map { number in
      let (name, breed) = number.isMultiple(of: 2) ? ("name", "breed") : ("Name", "BREED")
      return #"{"animal_id":"A\#(number)","\#(name)":"Pet \#(number)","\#(breed)":"Pug","#
        + #""sex_upon_intake":"Intact Male","age_upon_intake":"2 years"}"# + "\n"
    }
    let folder = try TemporaryFolder()
    let catalog = try ReadCatalog(
      folder.write(lines.joined(), to: "feed.jsonl"),
      options: Self.options(blockSize, workers: workers))
    #expect(catalog.pets.map(\.name) == (0..<200).map { "Pet \($0)" })
    #expect(catalog.pets.allSatisfy { $0.breed == "Pug" && $0.sex == .male })
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 1 << 20], [1, 4])
  func `each record of a foreign feed has the flags that it raises itself`(
    blockSize: Int, workers: Int
  ) throws {
    let lines = [#","ISHOLD":1"#, #","IsHold":1"#, #","ishold":0"#, ""].map { flag in
      #"{"SHELTERCODE":"A1","ANIMALNAME":"Rex","DATEOFBIRTH":"2020-01-02T00:00:00","#
        + #""ESTIMATEDDOB":0\#(flag)}"# + "\n"
    }
    let folder = try TemporaryFolder()
    let catalog = try ReadCatalog(
      folder.write(String(repeating: lines.joined(), count: 20), to: "feed.jsonl"),
      options: Self.options(blockSize, workers: workers))
    let statuses: [Status?] = [.hold, .hold, .available, nil]
    #expect(catalog.pets.map(\.status) == (0..<80).map { statuses[$0 % 4] })
  }

  @Test func `of two ways to write a key in one record the first in the order of bytes counts`()
    throws
  {
    let folder = try TemporaryFolder()
    let text = #"""
      {"animal_id":"A1","name":"Ivy","Name":"Mo","sex_upon_intake":"","age_upon_intake":""}
      {"animal_id":"A2","Name":"","name":"Rex","sex_upon_intake":"","age_upon_intake":""}
      """#
    let catalog = try ReadCatalog(folder.write(text, to: "feed.jsonl"))
    #expect(catalog.pets.map(\.name) == ["Mo", "Rex"])
  }
}
