import Foundation
import PetKit
import TestSupport
import Testing

struct CatalogReaderTests {
  /// A table of so many animals, one a line, each with a fee that is none.
  private func table(of count: Int) -> String {
    "name,fee\n" + (0..<count).map { "Pet \($0),x\n" }.joined()
  }

  @Test(.timeLimit(.minutes(30)), arguments: [0, 1, 8, 30])
  func `batches come in the order of the file`(workers: Int) throws {
    let options = CatalogOptions(blockSize: 1000, workers: workers)
    let reading = try Reading(text: table(of: 5000), options: options)
    #expect(reading.pets.map(\.name) == (0..<5000).map { "Pet \($0)" })
    #expect(reading.problems.map(\.line) == Array(2...5001))
    #expect(reading.records == 5000)
  }

  @Test(.timeLimit(.minutes(30)))
  func `as many problems as animals are placed without counting all lines for each`() throws {
    let options = CatalogOptions(blockSize: 1 << 22, workers: 1)
    let reading = try Reading(text: table(of: 100_000), options: options)
    #expect(reading.problems.count == 100_000)
    #expect(reading.places.last == "100001:11 not-an-amount fee")
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 1000])
  func `a catalog can be left before its end`(blockSize: Int) throws {
    let file = try ScratchFile(table(of: 1000).utf8)
    for workers in 1...4 {
      let options = CatalogOptions(blockSize: blockSize, workers: workers)
      var batches = try CatalogReader(.path(file.url.path), options: options).batches()
      #expect(try batches.next()?.pets.first?.name == "Pet 0")
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 1 << 20])
  func `a catalog is read once, and nothing comes after its end`(blockSize: Int) throws {
    let file = try ScratchFile(table(of: 3).utf8)
    let options = CatalogOptions(blockSize: blockSize, workers: 2)
    let reader = try CatalogReader(.path(file.url.path), options: options)
    #expect(try reader.pets().count == 3)
    var batches = reader.batches()
    for _ in 0..<3 { #expect(try batches.next() == nil) }
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1, 1 << 20])
  func `who comes second to a catalog gets nothing of it, and the first gets all`(
    blockSize: Int
  ) throws {
    let file = try ScratchFile(table(of: 100).utf8)
    let options = CatalogOptions(blockSize: blockSize, workers: 2)
    let reader = try CatalogReader(.path(file.url.path), options: options)
    var batches = reader.batches()
    var names = try batches.next()?.pets.map(\.name) ?? []
    var second = reader.batches()
    #expect(try second.next() == nil)
    while let batch = try batches.next() { names += batch.pets.map(\.name) }
    #expect(names == (0..<100).map { "Pet \($0)" })
  }

  @Test(.timeLimit(.minutes(30)))
  func `a pipe is read as a file is, however it comes`() throws {
    let text = table(of: 300)
    let pipe = Pipe()
    let writer = Thread {
      for byte in text.utf8 { try? pipe.fileHandleForWriting.write(contentsOf: [byte]) }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let source = CatalogSource.descriptor(
      pipe.fileHandleForReading.fileDescriptor, name: "standard input")
    let reader = try CatalogReader(source, options: CatalogOptions(blockSize: 64, workers: 2))
    #expect(reader.name == "standard input")
    #expect(reader.length == nil)
    #expect(try reader.pets().map(\.name) == (0..<300).map { "Pet \($0)" })
  }

  @Test func `the length of a file is known`() throws {
    let file = try ScratchFile("name\nMax\n".utf8)
    #expect(try CatalogReader(.path(file.url.path)).length == 9)
  }

  @Test func `only the fields that are asked for are decoded, and the name`() throws {
    let file = try ScratchFile("id,name,fee,sex\n1,Max,x,q\n".utf8)
    var batches = try CatalogReader(.path(file.url.path)).batches(of: [PetFields(.sex)])
    let batch = try #require(try batches.next())
    #expect(batch.pets == [Pet(name: "Max")])
    #expect(batch.problems.map(\.field) == ["sex"])
  }

  @Test(.timeLimit(.minutes(30)))
  func `thousands of different keys are no hang`() throws {
    let keys = (0..<20_000).map { "\"k\($0)\":{\"name\":1}" }.joined(separator: ",")
    let reading = try Reading(text: "[{\(keys),\"name\":\"A\"},{\"name\":\"B\"}]")
    #expect(reading.pets.map(\.name) == ["A", "B"])
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: ["{\"a\":1,\n", "{\"name\":\"A\",", "{\"a\":?,\n", "[", "\"", ",", "\\"])
  func `thousands of broken records are no hang`(piece: String) throws {
    let text = "[" + String(repeating: piece, count: 20_000)
    #expect(try !Reading(text: text).problems.isEmpty)
    #expect(try !Reading(text: "{\"name\":\"A\"}\n" + text).problems.isEmpty)
  }
}
