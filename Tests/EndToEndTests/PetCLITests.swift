import TestSupport
import Testing

/// What only a real process shows: its descriptors, its clock, its exit status.
struct PetCLITests {
  private static let shelter = "Fixtures/Catalogs/shelter.csv"

  @Test func `a reader that leaves early ends it quietly`() throws {
    let run = try Binary.shell("petcli list \(Self.shelter) | head -1")
    #expect(run.stderr.isEmpty)
    #expect(run.stdout.hasPrefix("Stuart\t"))
  }

  @Test func `a full disk is one line and status 1`() throws {
    let run = try Binary.shell("petcli list \(Self.shelter) > /dev/full")
    #expect(run.status == 1)
    #expect(run.stderr == "petcli: cannot write: No space left on device\n")
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `a stream that is open goes on where it was`(path: String) throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("kept\n", to: "log")
    let list = "petcli list \(Self.shelter) --today 2026-11-30 --limit 1"
    let command = "(\(list) -o \(path); echo after) >> '\(log)'"
    #expect(try Binary.shell(command).status == 0)
    #expect(try folder.text(of: "log") == "kept\nStuart\t2 years old\t$500.00\nafter\n")
    #expect(try folder.names == ["log"])
  }

  @Test func `a stream that is closed lends its place to no file`() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write("name,birthday\nRex,never\n", to: "pets.csv")
    let target = folder.path("copy.csv")
    let command = "petcli convert '\(catalog)' -o '\(target)'"
    #expect(try Binary.shell(command).stderr.isEmpty == false)
    let copy = try folder.text(of: "copy.csv")
    for closed in ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
      #expect(try Binary.shell("\(command) \(closed)").status == 0)
      #expect(try folder.text(of: "copy.csv") == copy)
    }
    #expect(try Binary.shell("petcli list '\(catalog)' >&-").status == 1)
  }

  @Test func `what a killed command has left does not stop the next one`() throws {
    let folder = try TemporaryFolder()
    let target = folder.path("out.txt")
    let command = """
      sh -c 'touch "\(target).$$.new"; exec petcli list \(Self.shelter) --limit 1 -o "\(target)"'
      """
    #expect(try Binary.shell(command).status == 0)
    #expect(try folder.text(of: "out.txt").hasPrefix("Stuart\t"))
  }

  @Test(arguments: [
    ("petcli fee Stuart -c \(shelter)", 0), ("petcli fee Nobody -c \(shelter)", 1),
    ("petcli list --todya \(shelter)", 2), ("petcli list Package.swift", 3),
  ])
  func `the exit status is what scripts rely on`(command: String, status: Int) throws {
    #expect(try Binary.shell(command).status == status)
  }

  @Test(arguments: ["Asia/Tokyo", "America/Los_Angeles", ":Pacific/Auckland", "UTC"])
  func `today is the local day of the zone`(zone: String) throws {
    let command = """
      before=$(TZ=\(zone) date +%F)
      for day in $(TZ=\(zone) date +%F) $(TZ=\(zone) date -d tomorrow +%F); do
        printf 'name,birthday\\nMo,%s\\n' "$day" | TZ=\(zone) petcli list - --columns age
      done
      test "$before" = "$(TZ=\(zone) date +%F)" || echo midnight
      """
    let run = try Binary.shell(command)
    #expect(run.stdout == "born today\nnot born yet\n" || run.stdout.hasSuffix("midnight\n"))
  }

  @Test func `the given day goes before the environment's`() throws {
    let environment = ["PETCLI_TODAY": "2002-03-04", "SOURCE_DATE_EPOCH": "1049500800"]
    let list = "printf 'name,birthday\\nMo,2001-02-03\\n' | petcli list - --columns age"
    #expect(
      try Binary.shell(list + " --today 2001-02-03", environment: environment).stdout
        == "born today\n")
    #expect(try Binary.shell(list, environment: environment).stdout == "1 year old\n")
    #expect(
      try Binary.shell(list, environment: ["SOURCE_DATE_EPOCH": "1049500800"]).stdout
        == "2 years old\n")
  }
}
