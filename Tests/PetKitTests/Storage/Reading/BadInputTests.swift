import PetKit
import TestSupport
import Testing

/// What bad input gets: a problem with its place, and the other animals still there.
struct BadInputTests {
  @Test(arguments: [
    ("birthday", "2021-02-30", "not-a-day birthday"), ("birthday", "21-2-3", "not-a-day birthday"),
    ("birthday", "03/04/2021", "ambiguous-date birthday"),
    ("rarity", "legendary", "unknown-word rarity"), ("fee", "\"12,50\"", "not-an-amount fee"),
    ("fee", "12abc", "not-an-amount fee"), ("weight", "heavy", "not-a-number weight"),
    ("fee", "12345678901234567890", "out-of-range fee"),
    ("weight", "12345678901234567890", "out-of-range weight"),
    ("height", "12345678901234567890", "out-of-range height"),
  ])
  func `a bad value of a table costs itself alone`(
    field: String, value: String, problem: String
  ) throws {
    let text = "id,name,\(field)\n1,Zoë,\n2,小春🐕, \(value)\n3,Mo,\n"
    let reading = try Reading(text: text)
    let names = reading.pets.map(\.name)
    #expect(names == ["Zoë", "小春🐕", "Mo"])
    // The value begins in column 8, behind `2,小春🐕, `.
    #expect(reading.places == ["3:8 \(problem)"])
  }

  @Test(arguments: [
    ("birthday", #""2021-02-30""#, "not-a-day birthday"),
    ("birthday", #""21-2-3""#, "not-a-day birthday"),
    ("birthday", #""03\/04\/2021""#, "ambiguous-date birthday"),
    ("birthday", "20210230", "not-a-day birthday"),
    ("rarity", #""legendary""#, "unknown-word rarity"), ("fee", #""12,50""#, "not-an-amount fee"),
    ("fee", #""12abc""#, "not-an-amount fee"), ("fee", "1e3", "not-an-amount fee"),
    ("fee", "12345678901234567890", "out-of-range fee"),
    ("weight", #""heavy""#, "not-a-number weight"), ("weight", "-1", "out-of-range weight"),
    ("estimated", "2", "unknown-word estimated"), ("sex", "true", "unknown-word sex"),
  ])
  func `a bad value of JSON costs itself alone`(
    field: String, value: String, problem: String
  ) throws {
    // The key begins in column 16, and the value four columns behind its letters.
    let record = #"{"name":"小春🐕", "\#(field)": \#(value)}"#
    let place = "\(16 + field.count + 4) \(problem)"
    let lines = try Reading(text: "{\"name\":\"Zoë\"}\n\(record)\n{\"name\":\"Mo\"}\n")
    #expect(lines.pets.map(\.name) == ["Zoë", "小春🐕", "Mo"])
    #expect(lines.places == ["2:\(place)"])
    let array = try Reading(text: "[{\"name\":\"Zoë\"},\r\n\(record),\r\n{\"name\":\"Mo\"}]")
    #expect(array.pets == lines.pets)
    #expect(array.places == lines.places)
  }

  @Test(arguments: [
    ("name,description\nA,\"open\nB,b\nC,c\n", ["A", "B", "C"], ["2:3 unclosed-quote"]),
    ("name,description\nA,\"a\" b\nB,b\n", ["A", "B"], ["2:3 text-after-quote"]),
    ("name,sex,description\nA\nB,f,b\n", ["A", "B"], ["2:1 short-row"]),
    ("name,sex\nA,f,x\nB,f\n", ["A", "B"], ["2:1 long-row"]),
    ("name,sex\n,f\nB,f\n", ["", "B"], ["2:1 missing-name"]),
    ("name,\"sex\" x\nA,f\n", ["A"], ["1:6 text-after-quote"]),
    ("name,sex,Sex\nA,f,m\n", ["A"], ["1:10 duplicate-column"]),
  ])
  func `a bad form of a table costs no animal`(
    text: String, names: [String], places: [String]
  ) throws {
    let reading = try Reading(text: text)
    #expect(reading.pets.map(\.name) == names)
    #expect(reading.places == places)
  }

  @Test(arguments: [
    ("[{\"name\":\"A\"} {\"name\":\"B\"}]", ["A", "B"], ["1:15 json-syntax"]),
    ("[{\"name\":\"A\"},{\"name\":\"B\"},]", ["A", "B"], ["1:28 json-syntax"]),
    ("[{\"name\":\"A\"},{\"name\":\"B\"}", ["A", "B"], ["1:27 json-syntax"]),
    ("[{\"name\":\"A\"},\n {\"name\":\"B\",\n {\"name\":\"C\"}]", ["A", "C"], ["3:2 json-syntax"]),
    (
      "[{\"name\":\"A\"},{\"name\":\"B,\n\"sex\":\"f\"},{\"name\":\"C\"}]", ["A", "C"],
      ["1:26 json-syntax"]
    ),
    ("[{\"name\":\"A\"},{\"name\":\"B\\x\"},{\"name\":\"C\"}]", ["A", "C"], ["1:25 json-syntax"]),
    (
      "[{\"name\":\"A\"},{\"name\":\"B\",\"fee\":01},{\"name\":\"C\"}]", ["A", "C"],
      ["1:34 json-syntax"]
    ),
    ("[{\"name\":\"A\"},{name:\"B\"},{\"name\":\"C\"}]", ["A", "C"], ["1:16 json-syntax"]),
    ("[{\"name\":\"A\"},7,{\"name\":\"C\"}]", ["A", "C"], ["1:15 not-an-animal"]),
    ("[{\"name\":\"A\"},{\"name\":\"B\"}] x", ["A", "B"], ["1:29 json-syntax"]),
    ("[{\"name\":\"A\\ud800\"},{\"name\":\"B\"}]", ["A\u{FFFD}", "B"], ["1:12 lone-surrogate"]),
    (
      "["
        + ["A", "B", "C"].map {
          "{\"name\":\"\($0)\",\"a\\ud800\":\"text that is long enough\"}"
        }.joined(separator: ",") + "]",
      ["A", "B", "C"], ["1:16 lone-surrogate", "1:66 lone-surrogate", "1:116 lone-surrogate"]
    ),
    ("[{\"name\":\"A\",\"name\":\"B\"}]", ["A"], ["1:14 duplicate-key"]),
    ("[{\"sex\":\"f\"},{\"name\":\"B\"}]", ["", "B"], ["1:2 missing-name"]),
    ("{\"name\":\"A\"}\n{\"name\":\n{\"name\":\"C\"}\n", ["A", "C"], ["2:9 json-syntax"]),
    ("{\"name\":\"A\"}\n{\"name\":\"B\"}}\n{\"name\":\"C\"}\n", ["A", "C"], ["2:13 json-syntax"]),
    ("{\"name\":\"A\"}\n\"B\", 7\n{\"name\":\"C\"}\n", ["A", "C"], ["2:1 not-an-animal"]),
  ])
  func `a bad form of JSON costs one record`(
    text: String, names: [String], places: [String]
  ) throws {
    let reading = try Reading(text: text)
    #expect(reading.pets.map(\.name) == names)
    #expect(reading.places == places)
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["[", #"{"a":"#])
  func `nesting of a hundred thousand levels costs one record`(opening: String) throws {
    let deep = String(repeating: opening, count: 100_000)
    let reading = try Reading(text: "{\"name\":\"A\"}\n{\"a\":\(deep)\n{\"name\":\"C\"}\n")
    #expect(reading.pets.map(\.name) == ["A", "C"])
    #expect(reading.problems.map(\.code) == [.tooDeep])
    #expect(reading.problems.first?.line == 2)
    let array = try Reading(text: "[{\"name\":\"A\"},\n{\"a\":\(deep)")
    #expect(array.pets.map(\.name) == ["A"])
    #expect(array.problems.map(\.code) == [.tooDeep])
  }

  @Test func `bytes that are no UTF-8 are told once, and shown as what they are not`() throws {
    let name: [UInt8] = [0x5A, 0x6F, 0xEB]
    let table = try Reading(bytes: Array("name,sex\n".utf8) + name + Array(",f\nB,m\n".utf8))
    #expect(table.pets.map(\.name) == ["Zo\u{FFFD}", "B"])
    #expect(table.places == ["2:1 invalid-utf-8 name"])
    let json = try Reading(
      bytes: Array("[{\"name\":\"".utf8) + name + Array("\"},{\"name\":\"B\"}]".utf8))
    #expect(json.pets.map(\.name) == ["Zo\u{FFFD}", "B"])
    #expect(json.places == ["1:13 invalid-utf-8"])
  }

  @Test(arguments: [1, 1000])
  func `a key that is no UTF-8 is told in every record`(blockSize: Int) throws {
    let record: [UInt8] = Array("{\"gr".utf8) + [0xF6] + Array("\":1,\"name\":\"A\"}\n".utf8)
    let reading = try Reading(
      bytes: record + record + record, options: CatalogOptions(blockSize: blockSize))
    #expect(reading.places == ["1:5 invalid-utf-8", "2:5 invalid-utf-8", "3:5 invalid-utf-8"])
    #expect(reading.pets.count == 3)
  }

  @Test func `a key that is written in two ways is one key, and is checked each time`() throws {
    let text = #"{"a\"b":1,"name":"A"}|{"a"b":1,"name":"B"}|{"n\u0061me":"C"}"#
    let reading = try Reading(text: String(text.map { $0 == "|" ? "\n" : $0 }))
    #expect(reading.pets.map(\.name) == ["A", "C"])
    #expect(reading.places == ["2:5 json-syntax"])
  }

  @Test func `a name holds what the file holds, hostile or not`() throws {
    let name = "x\u{1B}[31m\u{9B}\u{202E}\t\nx"
    #expect(try Reading(text: "name\n\"\(name)\"\n").pets.map(\.name) == [name])
    let json = #"[{"name":"x\u001b[31m\u009b\u202e\t\nx"}]"#
    #expect(try Reading(text: json).pets.map(\.name) == [name])
  }
}
