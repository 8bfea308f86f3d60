import PetCommands
import PetKit
import TestSupport
import Testing

struct CheckCommandTests {
  /// The folder's own path says nothing in a golden.
  private static func shortened(_ run: Consequences) -> Consequences {
    let folder = Repository.path("Fixtures/Catalogs/")
    return Consequences(
      stdout: run.stdout.replacing(folder, with: ""),
      stderr: run.stderr.replacing(folder, with: ""), status: run.status)
  }

  @Test(arguments: [
    ("csv", "lines", "troubled.csv.check.txt"), ("csv", "json", "troubled.csv.check.json"),
    ("csv", "jsonl", "troubled.csv.check.jsonl"),
    ("csv", "github", "troubled.csv.check.github.txt"),
    ("json", "lines", "troubled.json.check.txt"),
  ])
  func `a troubled catalog has the problems that were found by hand`(
    suffix: String, format: String, golden: String
  ) throws {
    let path = Repository.path("Fixtures/Catalogs/troubled.\(suffix)")
    let run = Self.shortened(consequences(of: "check", path, "--format", format))
    try expectSnapshot(Array(run.stdout.utf8), golden)
    #expect(run.stderr == "petcli: troubled.\(suffix): 22 animals, 17 errors, 11 warnings\n")
    #expect(run.status == .brokenCatalog)
  }

  @Test func `a catalog with warnings alone passes, but not strictly`() {
    let input = "id,name\nA1,A1\n"
    let stdout = "<stdin>:2:4: warning: name \"A1\" is the id, and not a name\n"
    let stderr = "petcli: <stdin>: 1 animal, 1 warning\n"
    #expect(
      consequences(of: "check", "-", input: input) == Consequences(stdout: stdout, stderr: stderr))
    #expect(
      consequences(of: "check", "--strict", "-", input: input)
        == Consequences(stdout: stdout, stderr: stderr, status: .brokenCatalog))
  }

  @Test func `a catalog without problems is told on standard error alone`() {
    let input = "name\nMo\nIvy\n"
    #expect(
      consequences(of: "check", "-", input: input)
        == Consequences(stderr: "petcli: <stdin>: 2 animals, no problems\n"))
    #expect(consequences(of: "check", "-q", "-", input: input) == Consequences())
    #expect(
      consequences(of: "check", "-q", "--format", "json", "-", input: input)
        == Consequences(stdout: "[]\n"))
  }

  @Test func `the day decides who has been born`() {
    let input = "name,birthday\nMo,2026-12-01\n"
    #expect(
      consequences(of: "check", "-q", "-", "--today", "2026-12-01", input: input) == Consequences())
    #expect(
      consequences(of: "check", "-q", "-", input: input)
        == Consequences(
          stdout: "<stdin>:2:4: warning: birthday \"2026-12-01\" is after 2026-11-30\n"))
  }

  @Test func `a limit cuts the problems and not the counts`() {
    let input = "name,sex\nMo,x\nIvy,y\nRex,z\n"
    #expect(
      consequences(of: "check", "--limit", "1", "-", input: input)
        == Consequences(
          stdout: """
            <stdin>:2:4: error: sex "x" is not known
            hint: write one of female, male, unknown

            """,
          stderr: "petcli: <stdin>: 3 animals, 3 errors\npetcli: and 2 problems more\n",
          status: .brokenCatalog))
    #expect(
      consequences(of: "check", "-q", "--limit", "0", "--format", "json", "-", input: input).stdout
        == "[]\n")
  }

  @Test func `what leaves nothing to read is a problem like others`() {
    #expect(
      consequences(of: "check", "--format", "jsonl", "-", input: "id,nmae\n1,Mo\n")
        == Consequences(
          stdout: """
            {"file":"<stdin>","line":1,"column":1,"severity":"error","code":"missing-name-column",\
            "field":null,"value":null,"message":"the header has no column of names",\
            "hint":"name the column \\"nmae\\" name"}

            """,
          stderr: "petcli: <stdin>: 0 animals, 1 error\n", status: .brokenCatalog))
  }

  @Test func `every catalog is checked, though one cannot be read`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("id,name\n1,Mo\n1,Ivy\n", to: "a.csv")
    let second = try folder.write("{\"id\": 1, \"name\": \"=1\"}\n", to: "b.jsonl")
    let missing = folder.path("missing.csv")
    let run = consequences(of: "check", first, missing, second)
    #expect(
      run.stdout == """
        \(first):3:1: error: id "1" is not unique: the same id stands at line 2
        hint: give one of the two animals another id
        \(second):1:19: warning: name "=1" begins as a spreadsheet's formula does

        """)
    #expect(
      run.stderr == """
        petcli: \(first): 2 animals, 1 error
        petcli: \(missing): No such file or directory
        petcli: \(second): 1 animal, 1 warning

        """)
    #expect(run.status == .failure)
  }

  @Test func `a folder's pictures are looked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name,image\nMo,mo.jpg\nIvy,ivy.jpg\n", to: "pets.csv")
    try folder.write("x", to: "mo.jpg")
    let file = folder.path("pets.csv")
    let run = consequences(of: "check", "-q", environment: [.catalog: folder.path("")])
    #expect(
      run.stdout == "\(file):3:5: warning: image \"ivy.jpg\" is not in the catalog's folder\n")
    #expect(run.status == .success)
  }

  @Test func `a folder's fee schedule is checked with its animals`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name\nMo\n", to: "pets.csv")
    try folder.write("species,fee\ncat,75\ndog,-5\n", to: "fees.csv")
    let run = consequences(of: "check", folder.path(""))
    #expect(
      run
        == Consequences(
          stdout: """
            \(folder.path("fees.csv")):3:5: error: fee "-5" is less than nothing

            """,
          stderr: """
            petcli: \(folder.path("pets.csv")): 1 animal, no problems
            petcli: \(folder.path("fees.csv")): 1 rule, 1 error

            """,
          status: .brokenCatalog))
  }

  @Test func `an unknown format is a wrong command line`() {
    let run = consequences(of: "check", "--format", "jsom", "-")
    #expect(
      run
        == Consequences(
          stderr: """
            petcli: --format "jsom" is none of lines, json, jsonl, github
            hint: did you mean json?

            """, status: .usage))
  }
}
