import PetCommands
import TestSupport
import Testing

/// A catalog of a test's own, and petcli run on it.
private struct Shelter {
  let folder: TemporaryFolder
  let path: String

  init(_ text: String, name: String = "pets.csv") throws {
    folder = try TemporaryFolder()
    path = try folder.write(text, to: name)
  }

  func petcli(_ words: String..., input: String = "") -> Consequences {
    var run = run(
      words, environment: [.catalog: path, .stateHome: folder.path("state")], input: input)
    run.stdout = run.stdout.replacing(folder.path(""), with: "")
    run.stderr = run.stderr.replacing(folder.path(""), with: "")
    return run
  }

  var text: String {
    get throws { try folder.text(of: "pets.csv") }
  }
}

struct EditingCommandTests {
  private static let header = "id,name,birthday,estimated,fee,status,adopter,adopted\n"
  private static let pets =
    header + "P001,Stuart,2024-11-28,,150,available,,\nP002,Max,,,,hold,,\nP003,max,,,,hold,,\n"

  @Test func `an animal is added in the file's own manner`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(
      shelter.petcli("add", "Otto", "--age", "8w", "--fee", "$40")
        == Consequences(stdout: "P004\n", stderr: "petcli: added Otto (P004)\n"))
    #expect(try shelter.text == Self.pets + "P004,Otto,2026-10-05,true,$40,,,\n")
    #expect(shelter.petcli("add", "--name", "Ivy", "-q") == Consequences(stdout: "P005\n"))
  }

  @Test func `a dry run shows the difference and writes nothing`() throws {
    let shelter = try Shelter(Self.pets)
    let run = shelter.petcli("update", "Stuart", "--fee", "120", "--dry-run")
    #expect(
      run
        == Consequences(
          stdout: """
            --- pets.csv
            +++ pets.csv
            @@ -1,4 +1,4 @@
             id,name,birthday,estimated,fee,status,adopter,adopted
            -P001,Stuart,2024-11-28,,150,available,,
            +P001,Stuart,2024-11-28,,120,available,,
             P002,Max,,,,hold,,
             P003,max,,,,hold,,

            """))
    #expect(try shelter.text == Self.pets)
  }

  @Test func `an update says what changed, and prints the id`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(
      shelter.petcli("update", "stuart", "--fee", "waived", "--birthday", "")
        == Consequences(
          stdout: "P001\n",
          stderr: "petcli: updated Stuart (P001): birthday 2024-11-28 → nothing, fee 150 → waived\n"
        ))
    #expect(
      shelter.petcli("update", "P001", "--fee", "free")
        == Consequences(stderr: "petcli: changed nothing\n"))
    #expect(try shelter.text == Self.pets.replacing("2024-11-28,,150", with: ",,waived"))
  }

  @Test func `a word that is several pets is none`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(
      shelter.petcli("remove", "MAX")
        == Consequences(
          stderr: """
            petcli: "MAX" is the name of 2 pets: P002, P003
            hint: ask for one of them by its id

            """, status: .failure))
    #expect(
      shelter.petcli("remove", "P002", "Nobody")
        == Consequences(
          stderr: "petcli: no pet has the id or name \"Nobody\"\n", status: .failure))
    #expect(try shelter.text == Self.pets)
  }

  @Test func `many are edited only when all are asked for`() throws {
    let shelter = try Shelter(Self.pets)
    for command in ["remove", "update"] {
      let run = shelter.petcli(command, "--where", "status = hold", "--dates", "dmy")
      #expect(run.status == .usage)
      #expect(run.stdout.isEmpty)
    }
    #expect(
      shelter.petcli("remove", "--all")
        == Consequences(
          stderr: "petcli: --all needs --where, --max-fee, --min-fee, --max-age, --min-age, "
            + "--search, --name, --rarity, --status, --size, --sex, --breed or --species\n",
          status: .usage))
    #expect(
      shelter.petcli("update", "--all", "--status", "hold")
        == Consequences(
          stderr: "petcli: --all needs --where, --max-fee, --min-fee, --max-age, --min-age "
            + "or --search\n", status: .usage))
    #expect(
      shelter.petcli("update", "--all", "--where", "status = hold", "--fee", "10", "-q")
        == Consequences(stdout: "P002\nP003\n"))
    #expect(
      shelter.petcli("remove", "--all", "--where", "fee = 10", "-q")
        == Consequences(stdout: "P002\nP003\n"))
    #expect(try shelter.text == Self.header + "P001,Stuart,2024-11-28,,150,available,,\n")
  }

  @Test func `many are chosen with the options of a list`() throws {
    let shelter = try Shelter(Self.pets)
    for words in [
      ["remove", "--status", "hold"], ["update", "P001", "--search", "max", "--fee", "1"],
      ["remove", "P001", "--all", "--status", "hold"], ["remove", "--all", "--min-age", "old"],
    ] {
      let run = run(words, environment: [.catalog: shelter.path])
      #expect(run.status == .usage && run.stdout.isEmpty && !run.stderr.isEmpty, "\(words)")
    }
    #expect(
      shelter.petcli("update", "--all", "--search", "MAX", "--status", "available", "-q")
        == Consequences(stdout: "P002\nP003\n"))
    #expect(
      shelter.petcli("update", "--all", "--min-age", "1y", "--max-fee", "150", "--fee", "9", "-q")
        == Consequences(stdout: "P001\n"))
    #expect(
      shelter.petcli("remove", "--all", "--status", "available,hold", "--name", "max", "-q")
        == Consequences(stdout: "P002\nP003\n"))
    #expect(
      try shelter.text == Self.header + "P001,Stuart,2024-11-28,,9,available,,\n")
  }

  @Test func `a file of Windows-1252 is edited when it is said`() throws {
    let folder = try TemporaryFolder()
    let before = Array("name,breed\nZo".utf8) + [0xEB] + Array(",x\n".utf8)
    let path = try folder.write(before, to: "pets.csv")
    let words = ["update", "Zoë", "-c", path, "--encoding", "windows-1252", "-q", "--breed"]
    #expect(run(words + ["Épagneul"], environment: [:]).status == .success)
    let after = Array("name,breed\nZo".utf8) + [0xEB, 0x2C, 0xC9] + Array("pagneul\n".utf8)
    #expect(try folder.bytes(of: "pets.csv") == after)
    let run = run(words + ["猫"], environment: [:])
    #expect(
      run
        == Consequences(
          stderr: """
            petcli: breed "猫" has the character U+732B, which windows-1252 does not have
            hint: petcli convert makes a catalog of it in UTF-8, which has every character

            """, status: .usage))
    #expect(try folder.bytes(of: "pets.csv") == after)
  }

  @Test func `people come back as well, in the order of the edits`() throws {
    let shelter = try Shelter(Self.pets)
    _ = shelter.petcli("adopters", "add", "Ann Lee", "-q")
    _ = shelter.petcli("adopt", "P001", "--by", "Ann Lee", "--on", "2026-11-20", "-q")
    _ = shelter.petcli("adopters", "add", "Bo", "-q")
    #expect(
      shelter.petcli("undo", "--list").stdout
        == """
        3\tmade\tadded Bo to the people
        2\tmade\tupdated Stuart (P001): status available → adopted, adopter nothing → Ann Lee, \
        adopted nothing → 2026-11-20
        1\tmade\tadded Ann Lee to the people

        """)
    #expect(shelter.petcli("undo").stderr.hasPrefix("petcli: taken back: added Bo to the people\n"))
    #expect(
      shelter.petcli("undo").stderr.hasPrefix(
        "petcli: taken back: updated Stuart (P001): status available → adopted, adopter nothing"))
    #expect(try shelter.text == Self.pets)
    #expect(shelter.petcli("adopters", "list").stdout == "Ann Lee\t\t\n")
    #expect(shelter.petcli("undo", "-n").stdout.contains("Ann Lee"))
    #expect(shelter.petcli("undo", "-q") == Consequences())
    #expect(shelter.petcli("adopters", "list").stdout.isEmpty)
    #expect(shelter.petcli("undo", "--list", "--redo").status == .usage)
  }

  @Test func `lines of edits land together or not at all`() throws {
    let shelter = try Shelter(Self.pets)
    let good = """
      {"pet": "Stuart", "name": "Stuart II", "fee": null}
      {"id": "P002", "fee": 12.5, "estimated": true}
      """
    let bad = good + "\n{\"pet\": \"P003\", \"birthday\": \"soon\"}\n"
    #expect(
      shelter.petcli("update", "-", input: bad)
        == Consequences(
          stderr: """
            petcli: <stdin>:3: error: birthday "soon" is not a day
            hint: write YYYY-MM-DD

            """, status: .usage))
    #expect(
      shelter.petcli("update", "-", input: good + "\n{\"fee\": 1}\n")
        == Consequences(
          stderr: """
            petcli: <stdin>:3: error: the line does not say which pet it is for
            hint: its key pet is an id or a name

            """, status: .usage))
    #expect(try shelter.text == Self.pets)
    #expect(
      shelter.petcli("update", "-", "-q", input: good) == Consequences(stdout: "P001\nP002\n"))
    #expect(
      try shelter.text == Self.header
        + "P001,Stuart II,2024-11-28,,,available,,\nP002,Max,,true,12.50,hold,,\nP003,max,,,,hold,,\n"
    )
    #expect(
      shelter.petcli("add", "-", "--status", "available", "-q", input: "{\"name\": \"Ivy\"}\n")
        == Consequences(stdout: "P004\n"))
  }

  @Test(arguments: [
    ("{\"pet\": \"P001\", \"colour\": \"red\"}", "<stdin>:1:27: error: colour is not a field"),
    (
      "\n{\"pet\": \"P001\", \"fee\": [1]}",
      "<stdin>:2:24: error: fee is a list or an object, not a value"
    ),
    ("{\"pet\" \"P001\"}", "<stdin>:1:8: error: a colon is missing here"),
  ])
  func `a line that is no edit is told with its place`(line: String, message: String) throws {
    let shelter = try Shelter(Self.pets)
    let run = shelter.petcli("update", "-", input: line)
    #expect(run.stderr.hasPrefix("petcli: \(message)\n"))
    #expect(run.status == .brokenCatalog)
    #expect(try shelter.text == Self.pets)
  }

  @Test func `wrong values are told, all of them`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(
      shelter.petcli("update", "P001", "--birthday", "2021-02-30", "--status", "adoptd")
        == Consequences(
          stderr: """
            petcli: birthday "2021-02-30" is not a day
            hint: did you mean 2021-02-28?
            petcli: status "adoptd" is not known
            hint: did you mean adopted?

            """, status: .usage))
  }

  @Test func `bytes that were no text are not written`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(
      shelter.petcli("update", "P001", "--name", "Zo\u{FFFD}")
        == Consequences(
          stderr: """
            petcli: --name "Zo\u{FFFD}" is not text in UTF-8
            hint: write it in a UTF-8 locale

            """, status: .usage))
    #expect(shelter.petcli("add", "Zo\u{FFFD}").status == .usage)
    #expect(shelter.petcli("adopters", "add", "Zo\u{FFFD}").status == .usage)
    #expect(try shelter.text == Self.pets)
  }

  @Test func `a value without a column is refused, or gets one`() throws {
    let shelter = try Shelter("name\nRex\nIvy\n")
    let run = shelter.petcli("update", "Rex", "--weight", "6.5")
    #expect(
      run
        == Consequences(
          stderr: """
            petcli: pets.csv has no column for weight
            hint: --add-columns writes weight into the header, and an empty value into each row

            """, status: .failure))
    #expect(
      shelter.petcli("update", "Rex", "--weight", "6.5", "--add-columns", "-q").stdout == "Rex\n")
    #expect(try shelter.text == "name,weight\nRex,6.5\nIvy,\n")
  }

  @Test func `an adoption prints the fee, and can be taken back`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(
      shelter.petcli("adopt", "Stuart", "--by", "Ann Lee", "--on", "2026-11-20")
        == Consequences(
          stdout: "$150.00\n",
          stderr: "petcli: updated Stuart (P001): status available → adopted, "
            + "adopter nothing → Ann Lee, adopted nothing → 2026-11-20\n"))
    #expect(
      shelter.petcli("adopt", "Stuart", "--by", "Bo")
        == Consequences(
          stderr: """
            petcli: Stuart is adopted already, by Ann Lee
            hint: petcli return takes the pet back

            """, status: .failure))
    #expect(shelter.petcli("return", "P001", "-q") == Consequences(stdout: "P001\n"))
    #expect(try shelter.text == Self.pets)
    #expect(
      shelter.petcli("return", "P001")
        == Consequences(stderr: "petcli: Stuart is not adopted\n", status: .failure))
    #expect(
      shelter.petcli("adopt", "Stuart")
        == Consequences(stderr: "petcli: adopt needs --by NAME\n", status: .usage))
    #expect(
      shelter.petcli("adopt", "Stuart", "--by", " ")
        == Consequences(stderr: "petcli: adopt needs --by NAME\n", status: .usage))
    #expect(try shelter.text == Self.pets)
  }

  @Test func `an age from before the calendar is none`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(
      shelter.petcli("add", "Old", "--age", "3000y")
        == Consequences(
          stderr: """
            petcli: --age "3000y" is not an age
            hint: the birthday would be before the year 1

            """, status: .usage))
    #expect(try shelter.text == Self.pets)
  }

  @Test func `the last edit is taken back, and brought again`() throws {
    let shelter = try Shelter(Self.pets)
    _ = shelter.petcli("remove", "P003")
    _ = shelter.petcli("update", "P001", "--fee", "1")
    let edited = try shelter.text
    #expect(
      shelter.petcli("undo", "--list")
        == Consequences(
          stdout: "2\tmade\tupdated Stuart (P001): fee 150 → 1\n1\tmade\tremoved max (P003)\n"))
    #expect(
      shelter.petcli("undo")
        == Consequences(
          stderr: """
            petcli: taken back: updated Stuart (P001): fee 150 → 1
            hint: petcli undo --redo brings it again

            """))
    #expect(shelter.petcli("undo", "-n").stdout.contains("+P003,max,,,,hold,,\n"))
    #expect(shelter.petcli("undo", "-q") == Consequences())
    #expect(try shelter.text == Self.pets)
    #expect(
      shelter.petcli("undo")
        == Consequences(
          stderr: "petcli: there is no edit of pets.csv to take back\n", status: .failure))
    _ = shelter.petcli("undo", "--redo")
    #expect(
      shelter.petcli("undo", "--redo")
        == Consequences(stderr: "petcli: brought again: updated Stuart (P001): fee 150 → 1\n"))
    #expect(try shelter.text == edited)
  }

  @Test func `what someone else changed is not taken back`() throws {
    let shelter = try Shelter(Self.pets)
    _ = shelter.petcli("update", "P001", "--fee", "1")
    try shelter.folder.write(Self.pets, to: "pets.csv")
    #expect(shelter.petcli("undo").status == .conflict)
  }

  @Test func `standard input cannot be edited`() {
    let run = consequences(of: "add", "Otto", "-c", "-", input: "name\nRex\n")
    #expect(
      run == Consequences(stderr: "petcli: standard input cannot be edited\n", status: .usage))
  }

  @Test func `a broken catalog is not edited`() throws {
    let shelter = try Shelter("[{\"name\": \"Rex\"}", name: "pets.csv")
    let run = shelter.petcli("add", "Ivy")
    #expect(run.status == .brokenCatalog)
    #expect(run.stderr == "petcli: pets.csv:1:17: error: a comma or ] is missing here\n")
  }

  @Test func `the last animal can go, and another one come`() throws {
    let shelter = try Shelter("{\"id\":\"P1\",\"name\":\"Rex\"}\n", name: "pets.jsonl")
    #expect(shelter.petcli("remove", "Rex", "-q").stdout == "P1\n")
    #expect(try shelter.folder.text(of: "pets.jsonl") == "")
    #expect(shelter.petcli("list") == Consequences())
    #expect(shelter.petcli("add", "Ivy", "--id", "P2", "-q").stdout == "P2\n")
    #expect(try shelter.folder.text(of: "pets.jsonl") == "{\"id\":\"P2\",\"name\":\"Ivy\"}\n")
  }

  @Test func `a new catalog takes its first animal`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("shelter")
    let made = consequences(of: "init", path)
    #expect(made.stdout == "\(path)/pets.csv\n")
    #expect(consequences(of: "init", path, "-q").status == .failure)
    #expect(consequences(of: "add", "Otto", "--id", "P001", "-c", path).stdout == "P001\n")
    #expect(consequences(of: "list", path, "--columns", "id,name").stdout == "P001\tOtto\n")
  }

  @Test func `people are noted, listed and removed`() throws {
    let shelter = try Shelter(Self.pets)
    #expect(shelter.petcli("adopters", "list") == Consequences())
    let added = shelter.petcli("adopters", "add", "Ann Lee", "--contact", "ann@example.org")
    #expect(added.stderr == "petcli: added Ann Lee\n")
    #expect(
      shelter.petcli("adopters", "list") == Consequences(stdout: "Ann Lee\tann@example.org\t\n"))
    #expect(shelter.petcli("adopt", "P001", "--by", "ann lee", "-q").status == .success)
    #expect(
      shelter.petcli("adopt", "P002", "--by", "Bo").stderr.hasPrefix(
        "petcli: Bo is not in adopters.csv\n"))
    #expect(
      shelter.petcli("adopters", "remove", "Ann Lee")
        == Consequences(
          stderr: """
            petcli: Ann Lee has Stuart
            hint: say --force to remove them all the same

            """, status: .failure))
    #expect(shelter.petcli("adopters", "remove", "Ann Lee", "--force").status == .success)
    #expect(shelter.petcli("adopters", "list") == Consequences())
    #expect(shelter.petcli("adopters", "lits").stderr.contains("did you mean list?"))
  }
}
