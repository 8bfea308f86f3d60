import Foundation
import PetKit
import TestSupport
import Testing

/// Records that are longer than what is read at a time.
struct LongRecordTests {
  @Test(.timeLimit(.minutes(30)), arguments: [1, 1 << 16, 1 << 22])
  func `a line of JSON is read whole`(blockSize: Int) throws {
    let note = String(repeating: "x", count: 3_000_000)
    let text =
      #"{"name":"A"}"# + "\n" + #"{"name":"B","note":"\#(note)"}"# + "\n" + #"{"name":"C"}"#
    let reading = try Reading(text: text, options: CatalogOptions(blockSize: blockSize, workers: 2))
    #expect(reading.pets.map(\.name) == ["A", "B", "C"])
    #expect(reading.problems.isEmpty)
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1000, 1 << 22])
  func `a line of JSON comes whole through a pipe`(blockSize: Int) throws {
    let note = String(repeating: "x", count: 3_000_000)
    let text =
      #"{"name":"A"}"# + "\n" + #"{"name":"B","note":"\#(note)"}"# + "\n" + #"{"name":"C"}"#
    let pipe = Pipe()
    let writer = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: Array(text.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let reader = try CatalogReader(
      .descriptor(pipe.fileHandleForReading.fileDescriptor, name: "standard input"),
      options: CatalogOptions(blockSize: blockSize, workers: 2))
    #expect(try reader.pets().map(\.name) == ["A", "B", "C"])
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1000, 1 << 22])
  func `a quoted field of several megabytes is one value`(blockSize: Int) throws {
    let written = String(repeating: "a line, a \"\"quote\"\"\n", count: 150_000)
    let meant = String(repeating: "a line, a \"quote\"\n", count: 150_000)
    let reading = try Reading(
      text: "name,description\nMo,\"\(written)end\"\nIvy,x\n",
      options: CatalogOptions(blockSize: blockSize, workers: 2))
    #expect(reading.pets.map(\.name) == ["Mo", "Ivy"])
    #expect(reading.pets.first?.description == meant + "end")
    #expect(reading.problems.isEmpty)
  }

  @Test(.timeLimit(.minutes(30)), arguments: [1000, 1 << 17, 1 << 24])
  func `a quote that nothing closes harms its own row, and how far was looked is told`(
    blockSize: Int
  ) throws {
    let row = "P,\"\"," + String(repeating: "x", count: 2000) + "\n"
    let far = try Reading(
      text: "name,sex,description\nMo,f,\"open\n" + String(repeating: row, count: 5000),
      options: CatalogOptions(blockSize: blockSize, workers: 2))
    #expect(far.pets.map(\.name) == ["Mo"] + Array(repeating: "P", count: 5000))
    #expect(far.places == ["2:6 unclosed-quote"])
    #expect(far.problems.first?.detail == "a quote opens here and none closes it within 8 MiB")
    let near = try Reading(
      text: "name,sex,description\nMo,f,\"open\n" + String(repeating: row, count: 500),
      options: CatalogOptions(blockSize: blockSize, workers: 2))
    #expect(near.pets.map(\.name) == ["Mo"] + Array(repeating: "P", count: 500))
    #expect(near.problems.map(\.detail) == ["a quote opens here and none closes it"])
  }

  @Test(.timeLimit(.minutes(30)))
  func `many problems in one record are placed without counting from its beginning for each`()
    throws
  {
    // Each pair of members has a key that stood before, and half a surrogate pair five columns behind it.
    let member = #","b":"\ud800""#
    func places(_ count: Int) throws -> [String] {
      let members = String(repeating: member, count: count)
      return try Reading(text: #"{"name":"Rex"\#(members)}"#).places
    }
    #expect(
      try places(3) == [
        "1:20 lone-surrogate", "1:28 duplicate-key", "1:33 lone-surrogate", "1:41 duplicate-key",
        "1:46 lone-surrogate",
      ])
    let many = try places(50_000)
    #expect(many.count == 99_999)
    #expect(many.last == "1:650007 lone-surrogate")
  }

  @Test(.timeLimit(.minutes(30)))
  func `many broken records in one line are no hang`() throws {
    let text = "{\"name\":\"A\"} " + String(repeating: "{\"a\":1]", count: 150_000)
    let reading = try Reading(text: text)
    #expect(reading.pets.map(\.name) == ["A"])
    #expect(reading.problems.allSatisfy { $0.code == .jsonSyntax })
  }
}
