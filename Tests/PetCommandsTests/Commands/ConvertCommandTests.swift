import Foundation
import PetCommands
import PetKit
import TestSupport
import Testing

struct ConvertCommandTests {
  private static let header = PetField.allCases.map(\.rawValue).joined(separator: ",")

  @Test func `every field has a column, and unknown columns follow as they stand`() {
    let input = "Animal Name,Color,fee,Notes\nMo, black ,EUR 5,\"a, \"\"b\"\"\"\nIvy,,,\n"
    #expect(
      consequences(of: "convert", "-", input: input)
        == Consequences(
          stdout: Self.header + ",Color,Notes\n"
            + ",Mo,,,,,,,EUR 5.00,,,,,,,,,, black ,\"a, \"\"b\"\"\"\n"
            + ",Ivy,,,,,,,,,,,,,,,,,,\n"))
  }

  @Test func `--known leaves unknown columns out`() {
    #expect(
      consequences(of: "convert", "--known", "-", input: "name,Color\nMo,black\n")
        == Consequences(stdout: Self.header + "\n,Mo,,,,,,,,,,,,,,,,\n"))
  }

  @Test func `no fee and no age is made up`() {
    let run = consequences(
      of: "convert", "-", "--format", "jsonl", input: "name,rarity\nMo,rare\n")
    #expect(run.stdout.contains("\"rarity\":\"rare\",\"fee\":null,"))
    #expect(!run.stdout.contains("\"age"))
  }

  @Test func `JSON keeps the types of unknown keys, each record its own`() {
    let input = """
      {"name":"Mo","n":1.50,"yes":true,"none":null,"list":[1, {"a": "\\u00e9"}]}
      {"name":"Ivy","text":"1.50"}
      """
    let run = consequences(of: "convert", "-", "--format", "jsonl", input: input)
    let lines = run.stdout.split(separator: "\n")
    #expect(
      lines.first?.hasSuffix("\"n\":1.50,\"yes\":true,\"none\":null,\"list\":[1,{\"a\":\"é\"}]}")
        == true)
    #expect(lines.last?.hasSuffix("\"adopted\":null,\"text\":\"1.50\"}") == true)
  }

  @Test func `a column that stands twice, or has the name of a field, gets a number`() {
    let run = consequences(
      of: "convert", "-", input: "name,Color,Color,name\nMo,black,white,Moritz\n")
    #expect(
      run.stdout == Self.header + ",Color,Color (2),name (2)\n"
        + ",Mo,,,,,,,,,,,,,,,,,black,white,Moritz\n")
  }

  @Test func `catalogs are joined by the names of their columns`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("name,Color\nMo,black\n", to: "a.csv")
    let second = try folder.write(#"[{"Tag":7,"name":"Ivy","Color":"red"}]"#, to: "b.json")
    let run = consequences(of: "convert", first, second)
    let blanks = String(repeating: ",", count: 17)
    #expect(
      run.stdout == Self.header + ",Color,Tag\n,Mo\(blanks)black,\n,Ivy\(blanks)red,7\n")
  }

  @Test func `a file may be converted into itself, and is kept when that fails`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("name\nMo\n", to: "pets.csv")
    #expect(consequences(of: "convert", path, "-o", path) == Consequences())
    let converted = try String(contentsOfFile: path, encoding: .utf8)
    #expect(converted == Self.header + "\n,Mo,,,,,,,,,,,,,,,,\n")
    #expect(consequences(of: "convert", folder.path("none.csv"), "-o", path).status == .failure)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == converted)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["pets.csv"])
  }

  @Test func `the name of the file tells the format, in list and check as well`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pets.json")
    for command in ["convert", "list", "check"] {
      #expect(consequences(of: command, "-q", "-", "-o", path, input: "name\nMo\n").stdout.isEmpty)
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("["))
    }
    let run = consequences(of: "convert", "-", "-o", folder.path("pets.xml"), input: "name\nMo\n")
    #expect(run.status == .usage)
    #expect(run.stderr.contains("hint: end it in .csv, .tsv, .json or .jsonl, or say --format\n"))
  }

  @Test(arguments: ["petfinder", "adoptapet", "rescuegroups"])
  func `a partner's file is as it was worked out by hand`(partner: String) throws {
    let shelter = try Repository.text("Fixtures/Catalogs/shelter.csv")
    let input = shelter.split(separator: "\n").prefix(8).joined(separator: "\n")
    let run = consequences(of: "convert", "--to", partner, "-", input: input)
    try expectSnapshot(Array(run.stdout.utf8), "shelter.\(partner).csv")
    let name = ["petfinder": "Petfinder", "adoptapet": "Adopt-a-Pet"][partner] ?? "RescueGroups"
    #expect(
      run.stderr.hasPrefix(
        "petcli: <stdin>:2:41: warning: rarity \"veryRare\" has no place in an upload to \(name)\n")
        || partner == "rescuegroups")
    #expect(
      run.stderr.contains(
        "petcli: <stdin>:7:48: error: status \"pending\" has no word in an upload to \(name)\n"))
    #expect(run.stderr.contains("rarity has no place in an upload to \(name), 4 more times\n"))
    #expect(run.status == .success)
    #expect(
      consequences(of: "convert", "--strict", "--to", partner, "-", input: input).status
        == .brokenCatalog)
  }

  @Test(arguments: [
    ("150", "150.00", "150", ""), ("150.50", "150.50", "", "is not a whole amount"),
    ("waived", "", "", "can only be left out for Adopt-a-Pet"),
    ("0", "", "", "is nothing, which Adopt-a-Pet takes for not set"),
    ("EUR 150", "", "", "is not in USD"),
  ])
  func `a fee is said as the partner takes it, or told`(
    fee: String, petfinder: String, adoptAPet: String, problem: String
  ) {
    let input = "name,fee\nMo,\(fee)\n"
    func run(_ partner: String) -> Consequences {
      consequences(of: "convert", "--to", partner, "-", input: input)
    }
    let cells = run("petfinder").stdout.split(separator: "\n")[1].split(separator: ",")
    #expect(cells[32] == "\"\(petfinder)\"")
    #expect(cells[33] == (petfinder.isEmpty ? "\"0\"" : "\"1\""))
    #expect(cells[34] == (fee == "waived" ? "\"1\"" : "\"0\""))
    let other = run("adoptapet")
    #expect(other.stdout.split(separator: ",")[24] == "\"\(adoptAPet)\"")
    #expect(problem.isEmpty || other.stderr.contains("\(problem)\n"))
  }

  @Test func `missing values, long names and lines are told or said, and nothing is cut`() {
    let name = String(repeating: "x", count: 51)
    let input = "name,description,Color\n\(name),\"one\r\ntwo\",red\n"
    let run = consequences(of: "convert", "--to", "rescuegroups", "-", input: input)
    #expect(run.stdout.contains("\"\(name)\""))
    #expect(run.stdout.contains("\"one<br/>two\""))
    for message in [
      "<stdin>:2:1: error: id is missing: RescueGroups takes no animal without id\n",
      "<stdin>:2:1: error: name \"\(name)\" is longer than the 50 characters of a name\n",
      "<stdin>: RescueGroups gets no Color\n",
    ] {
      #expect(run.stderr.contains(message), "\(message)")
    }
  }

  @Test func `a partner's file has one format`() {
    let run = consequences(
      of: "convert", "--to", "petfinder", "--format", "json", "-", input: "name\nMo\n")
    #expect(run.stderr == "petcli: --to and --format json cannot be given together\n")
    #expect(run.status == .usage)
  }

  /// Converts a pipe that holds a text in an encoding.
  private func converted(
    _ text: String, _ encoding: String, _ words: String...
  ) throws -> Consequences {
    let pipe = Pipe()
    let bytes = text.data(using: encoding == "utf-8" ? .utf8 : .windowsCP1252)
    try pipe.fileHandleForWriting.write(contentsOf: try #require(bytes))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    return run(["convert", path, "--encoding", encoding] + words)
  }

  @Test(arguments: ["utf-8", "windows-1252"])
  func `a pipe is converted as a file is`(encoding: String) throws {
    let blanks = String(repeating: ",", count: 16)
    let expected = Consequences(
      stdout: Self.header + ",Tag\n,Mo\(blanks),\n,Ivy\(blanks),é\n")
    let bare = Consequences(stdout: Self.header + "\n,Mo\(blanks)\n,Ivy\(blanks)\n")
    let catalogs = [
      "name,Tag\nMo,\nIvy,é\n", #"[{"name":"Mo"},{"Tag":"é","name":"Ivy"}]"#,
      "{\"name\":\"Mo\"}\n{\"Tag\":\"é\",\"name\":\"Ivy\"}\n",
    ]
    for catalog in catalogs {
      #expect(try converted(catalog, encoding) == expected)
      #expect(try converted(catalog, encoding, "--known") == bare)
    }
  }
}
