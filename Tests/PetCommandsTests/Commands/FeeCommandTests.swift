import PetCommands
import TestSupport
import Testing

struct FeeCommandTests {
  private static let catalog = """
    id,name,rarity,fee
    A1,Stuart,very rare,
    A2,Bella,,85.50
    A3,Max,common,waived
    A4,max,common,
    A5,Ivy,,
    A6,A1,common,
    A7,Yen,,JPY 5000
    A8,Cat,common,
    A8,Dog,common,

    """

  private func fee(_ words: String...) throws -> Consequences {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "pets.csv")
    return run(["fee", "-c", path] + words)
  }

  @Test(arguments: [
    (["Stuart"], "$500.00\n"),
    (["a2"], "$85.50\n"),
    (["BELLA", "stuart"], "$85.50\n$500.00\n"),
    (["A3"], "waived\n"),
    (["A5"], "fee not set\n"),
    (["A7"], "¥5,000\n"),
    (["Stuart", "--amount"], "500.00\n"),
    (["Stuart", "--minor-units"], "50000\n"),
    (["A7", "--minor-units"], "5000\n"),
    (["Stuart", "Bella", "A3", "--total"], "$585.50\n"),
    (["Stuart", "Stuart", "--total", "--amount"], "1000.00\n"),
    (["Stuart", "-0"], "$500.00\0"),
  ])
  func `the fee alone is printed`(words: [String], expected: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "pets.csv")
    #expect(run(["fee", "-c", path] + words) == Consequences(stdout: expected))
  }

  @Test func `an id goes before a name`() throws {
    #expect(try fee("A1") == Consequences(stdout: "$500.00\n"))
  }

  @Test func `names that several pets bear are refused with their ids`() throws {
    #expect(
      try fee("Max", "Stuart")
        == Consequences(
          stdout: "$500.00\n",
          stderr: """
            petcli: "Max" is the name of 2 pets: A3, A4
            hint: ask for one of them by its id

            """, status: .failure))
  }

  @Test func `an id that stands twice is refused`() throws {
    #expect(
      try fee("A8")
        == Consequences(
          stderr: """
            petcli: "A8" is the id of 2 records: Cat, Dog
            hint: petcli check shows where they are

            """, status: .failure))
  }

  @Test func `a pet that is not there is status 1`() throws {
    #expect(
      try fee("Nobody")
        == Consequences(
          stderr: "petcli: no pet has the id or name \"Nobody\"\n", status: .failure))
  }

  @Test func `standard input names pets, one a line`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "pets.csv")
    #expect(
      run(["fee", "-", "-c", path], input: "A2\r\n\n  Stuart \nA5")
        == Consequences(stdout: "$85.50\n$500.00\nfee not set\n"))
  }

  @Test func `a name that is asked for again is answered again`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "pets.csv")
    let input = String(repeating: "stuart\nA2\n", count: 3)
    #expect(
      run(["fee", "-", "-c", path], input: input)
        == Consequences(stdout: String(repeating: "$500.00\n$85.50\n", count: 3)))
  }

  @Test func `a total needs every fee, in one currency`() throws {
    #expect(try fee("Stuart", "A5", "--total").status == .failure)
    #expect(try fee("Stuart", "A5", "--total").stdout.isEmpty)
    #expect(try fee("Stuart", "A7", "--total").stderr.contains("USD and JPY"))
  }

  @Test(arguments: [
    ("common", "$50.00\n"), ("uncommon", "$75.00\n"), ("rare", "$150.00\n"),
    ("very rare", "$500.00\n"), ("veryRare", "$500.00\n"), ("rare,common", "$150.00\n$50.00\n"),
  ])
  func `the schedule speaks without a catalog`(rarity: String, expected: String) {
    #expect(run(["fee", "--rarity", rarity]) == Consequences(stdout: expected))
  }

  @Test(arguments: [
    ["Stuart", "--amount", "--minor-units"], [], ["--schedule", "Stuart"],
    ["--rarity", "rare", "Mo"], ["--schedule", "--explain"], ["--schedule", "--rarity", "rare"],
    ["--schedule", "--total"],
    ["--schedule", "--amount"], ["--schedule", "-0"], ["--rarity", "rare", "--explain"],
    ["Stuart", "--explain", "--total"], ["Stuart", "--explain", "--minor-units"],
    ["Stuart", "--explain", "-0"], ["Stuart", "--format", "json"],
  ])
  func `contradictions and missing words are usage errors`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "pets.csv")
    let run = run(["fee", "-c", path] + words)
    #expect(run.status == .usage)
    #expect(run.stdout.isEmpty)
  }

  @Test func `standard input cannot be the catalog and the names`() {
    #expect(run(["fee", "-", "-c", "-"], input: "x\n").status == .usage)
  }

  @Test func `the rules and rarities are those of the folder's schedule`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name,fee\nMo,waived\n", to: "pets.csv")
    try folder.write("rarity,fee\nrare,EUR 80\n,7\n", to: "fees.csv")
    let path = folder.path("")
    #expect(run(["fee", "-c", path, "--rarity", "rare,common"]).stdout == "€80.00\n€7.00\n")
    #expect(run(["fee", "-c", path, "--rarity", "rare,common", "--total"]).stdout == "€87.00\n")
    #expect(run(["fee", "-c", path, "--schedule"]).stdout == "1\trare\t€80.00\n2\t\t€7.00\n")
    #expect(run(["fee", "-c", path, "Mo", "--total"]).stdout == "€0.00\n")
  }

  @Test func `a catalog that is not there has no schedule`() {
    for words in [["--schedule"], ["--rarity", "rare"]] {
      #expect(
        run(["fee", "-c", "missing.csv"] + words)
          == Consequences(
            stderr: "petcli: missing.csv: No such file or directory\n", status: .failure))
    }
  }

  @Test func `a million-digit fee is no fee`() {
    let digits = String(repeating: "9", count: 20)
    let fee = run(["fee", "Mo", "-c", "-", "-q"], input: "name,fee\nMo,\(digits)\n")
    #expect(fee == Consequences(stdout: "fee not set\n"))
  }

  @Test(arguments: [
    ("ΣΚΎΛΟΣ", "Σκύλος"), ("Strauß", "STRAUSS"), ("GROẞ", "gross"), ("\u{212A}im", "KIM"),
    ("e\u{301}lan", "ÉLAN"), ("a\u{37E}", "A;"),
  ])
  func `a name is found in any case of any alphabet`(name: String, word: String) {
    let expected = Consequences(stdout: "$5.00\n")
    #expect(run(["fee", word, "-c", "-"], input: "name,fee\n\(name),5\n") == expected)
    #expect(run(["fee", name, "-c", "-"], input: "name,fee\n\(word),5\n") == expected)
  }

  @Test func `a rarity without a fee has no total, and is named`() throws {
    let folder = try TemporaryFolder()
    let fees = try folder.write("rarity,fee\ncommon,5\n", to: "fees.csv")
    #expect(
      run(["fee", "--fees", fees, "--rarity", "common,veryRare", "--total"])
        == Consequences(
          stderr: "petcli: there is no total: no fee is set for \"very rare\"\n",
          status: .failure))
  }

  @Test func `with --strict an error in any pet ends it with status 3`() {
    let input = "name,fee,weight\nMo,5,\nIvy,6,heavy\n"
    #expect(
      run(["fee", "Mo", "-c", "-", "-q", "--strict"], input: input)
        == Consequences(stdout: "$5.00\n", status: .brokenCatalog))
    #expect(run(["fee", "Mo", "-c", "-", "-q"], input: input) == Consequences(stdout: "$5.00\n"))
  }

  @Test func `each of several ambiguous names is told with its own ids`() {
    let input = "id,name\n1,Mo\n2,Ivy\n3,mo\n4,IVY\n"
    #expect(
      run(["fee", "Mo", "Ivy", "-c", "-"], input: input)
        == Consequences(
          stderr: """
            petcli: "Mo" is the name of 2 pets: 1, 3
            hint: ask for one of them by its id
            petcli: "Ivy" is the name of 2 pets: 2, 4
            hint: ask for one of them by its id

            """, status: .failure))
  }
}
