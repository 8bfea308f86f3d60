import PetCommands
import TestSupport
import Testing

struct ListCommandTests {
  @Test(arguments: ["csv", "json", "jsonl"])
  func `the shelter's list is the one worked out by hand`(suffix: String) throws {
    let expected = try Repository.text("Fixtures/Snapshots/shelter.list.txt")
    let run = consequences(of: "list", Repository.path("Fixtures/Catalogs/shelter.\(suffix)"))
    #expect(run == Consequences(stdout: expected))
  }

  @Test(arguments: ["\r\n", "\r"])
  func `line ends make no difference`(lineEnd: String) throws {
    let folder = try TemporaryFolder()
    let text = try Repository.text("Fixtures/Catalogs/shelter.csv")
    let path = try folder.write(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd),
      to: "pets.csv")
    let marked = try folder.write("\u{FEFF}" + text, to: "marked.csv")
    let expected = try Repository.text("Fixtures/Snapshots/shelter.list.txt")
    #expect(consequences(of: "list", path).stdout == expected)
    #expect(consequences(of: "list", marked).stdout == expected)
  }

  @Test func `standard input is a catalog`() {
    let run = consequences(of: "list", "-", input: "name,birthday\nMo,2025-11-30\n")
    #expect(run == Consequences(stdout: "Mo\t1 year old\tfee not set\n"))
  }

  @Test func `columns come in the order asked for, with a header when asked for`() {
    let run = consequences(
      of: "list", "-", "--columns", "rarity,name", "--header",
      input: "name,rarity\nMo,VERY_RARE\nIvy,\n")
    #expect(run == Consequences(stdout: "rarity\tname\nvery rare\tMo\n\tIvy\n"))
  }

  @Test func `a table is aligned by what a terminal shows`() {
    let run = consequences(
      of: "list", "-", "--format", "table", "--columns", "name,fee",
      input: "name,fee\n猫,5\nMo,150\n")
    #expect(run == Consequences(stdout: "Name      Fee\n猫      $5.00\nMo    $150.00\n"))
  }

  @Test func `several catalogs are one list`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("name\nMo\n", to: "a.csv")
    let second = try folder.write("{\"name\": \"Ivy\"}\n", to: "b.jsonl")
    #expect(
      consequences(of: "list", first, second, "--columns", "name")
        == Consequences(stdout: "Mo\nIvy\n"))
  }

  @Test func `a folder holds its catalog`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name\nMo\n", to: "pets.csv")
    let run = consequences(
      of: "list", "--columns", "name", environment: [.catalog: folder.path("")])
    #expect(run == Consequences(stdout: "Mo\n"))
  }

  @Test func `a folder without a catalog says what was looked for`() throws {
    let folder = try TemporaryFolder()
    let run = consequences(of: "list", folder.path(""))
    #expect(run.status == .failure)
    #expect(run.stdout.isEmpty)
    #expect(run.stderr.contains("pets.csv, pets.tsv, pets.json, pets.jsonl"))
  }

  @Test func `a missing file is named`() {
    let run = consequences(of: "list", "missing.csv")
    #expect(
      run
        == Consequences(
          stderr: "petcli: missing.csv: No such file or directory\n", status: .failure))
  }

  @Test func `an empty list is done, unless it is asked not to be`() {
    #expect(consequences(of: "list", "-", input: "name\n") == Consequences())
    #expect(
      consequences(of: "list", "-", "-e", input: "name\n") == Consequences(status: .failure))
  }

  @Test(arguments: [
    ("", "<stdin>:1:1: error: the file is empty"),
    ("\n\n", "<stdin>:1:1: error: the file is empty"),
    ("nmae,birthday\nMo,2020-01-01\n", "<stdin>:1:1: error: the header has no column of names"),
  ])
  func `a file that is no catalog is broken`(text: String, message: String) {
    // An empty text would be no standard input at all.
    let run = consequences(of: "list", "-", input: text.isEmpty ? " " : text)
    #expect(run.status == .brokenCatalog)
    #expect(run.stdout.isEmpty)
    #expect(run.stderr.hasPrefix("petcli: \(message)\n"))
  }

  @Test func `values that cannot be read are counted, and the animals listed`() {
    let run = consequences(
      of: "list", "-",
      input: "name,birthday,rarity,fee\nMo,2021-02-30,legendary,12abc\nIvy,2024-02-29,rare,\n")
    #expect(
      run
        == Consequences(
          stdout: "Mo\tage unknown\tfee not set\nIvy\t2 years old\t$150.00\n",
          stderr: "petcli: 3 problems in <stdin>; petcli check shows them\n"))
  }

  @Test func `with --strict they end it with status 3`() {
    let run = consequences(
      of: "list", "-", "--strict", "-q", "--columns", "name,birthday",
      input: "name,birthday\nMo,2021-02-30\n")
    #expect(run == Consequences(stdout: "Mo\t\n", status: .brokenCatalog))
  }

  @Test(arguments: [
    ["--columns", "name"], ["--count"], ["--limit", "1"], ["--limit", "0"], ["--sort", "name"],
    ["--species", "cat"], ["--offset", "5"], ["--columns", "name", "--where", "name = Mo"],
  ])
  func `--strict finds every error, whatever is shown`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("name,species,fee\nMo,cat,150\n", to: "good.csv")
    let bad = try folder.write("name,species,fee\nIvy,dog,xx\n", to: "bad.csv")
    #expect(run(["list", good, bad, "--strict", "-q"] + words).status == .brokenCatalog)
    #expect(run(["list", good, good, "--strict", "-q"] + words).status == .success)
    #expect(run(["list", good, bad, "-q"] + words).status == .success)
  }

  @Test(arguments: ["0", "1"])
  func `a catalog behind the limit must be there all the same`(limit: String) throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("name\nMo\n", to: "good.csv")
    let list = consequences(
      of: "list", good, "missing.csv", "--columns", "name", "--limit", limit)
    #expect(
      list
        == Consequences(
          stdout: limit == "0" ? "" : "Mo\n",
          stderr: "petcli: missing.csv: No such file or directory\n", status: .failure))
  }

  @Test func `a table may be as wide as a number can say`() {
    let input = "name,fee\nMo,5\n"
    let wide = String(Int.max)
    let words = ["list", "-", "--format", "table", "--columns", "name,fee"]
    let table = Consequences(stdout: "Name    Fee\nMo    $5.00\n")
    #expect(run(words + ["--width", wide], input: input) == table)
    #expect(run(words, environment: [.columns: wide], input: input) == table)
  }

  @Test func `an unclosed quote is told at its place, and costs one row`() {
    let run = consequences(
      of: "list", "-", "-q", "--columns", "name,breed",
      input: "name,breed\nMo,\"Lop\nIvy,Beagle\n")
    #expect(run.stdout == "Mo\t\"Lop\nIvy\tBeagle\n")
    #expect(run.status == .brokenCatalog)
    #expect(run.stderr.hasPrefix("petcli: <stdin>:2:4: error: a quote opens here"))
  }

  @Test func `broken JSON is told at its place, and the other animals are listed`() {
    let run = consequences(
      of: "list", "-", "-q", "--columns", "name",
      input: "{\"name\": \"Mo\"}\n{\"name\": \"Ivy\",}\n{\"name\": \"Rex\"}\n")
    #expect(run.stdout == "Mo\nRex\n")
    #expect(run.status == .brokenCatalog)
    #expect(run.stderr.hasPrefix("petcli: <stdin>:2:16: error: a key in quotes is missing here"))
  }

  @Test func `a hostile name never reaches the output raw`() {
    let name = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}a"
    let run = consequences(of: "list", "-", "--columns", "name", input: "name\n\(name)\n")
    #expect(run.stdout == "\\u{1B}]0;x\\u{7}\\u{9B}2J\\u{202E}a\n")
  }

  @Test func `tabs and line breaks in a name stay inside its cell`() {
    let run = consequences(
      of: "list", "-", "--columns", "name,fee", input: "name,fee\n\"a\tb\nc\",1\n")
    #expect(run == Consequences(stdout: "a\\tb\\nc\t$1.00\n"))
  }

  @Test func `only the statuses asked for are listed`() {
    let run = consequences(
      of: "list", "-", "--status", "pending,HOLD", "--columns", "name",
      input: "name,status\na,available\nb,Pending\nc,on hold\nd,\n")
    #expect(run == Consequences(stdout: "b\nc\n"))
  }

  @Test func `slashed days are read as told, and never guessed`() {
    let text = "name,birthday\nMo,03/04/2021\n"
    let american = consequences(
      of: "list", "-", "--dates", "mdy", "--columns", "birthday", input: text)
    let european = consequences(
      of: "list", "-", "--dates", "dmy", "--columns", "birthday", input: text)
    let unsaid = consequences(of: "list", "-", "-q", "--columns", "birthday", input: text)
    #expect(american == Consequences(stdout: "2021-03-04\n"))
    #expect(european == Consequences(stdout: "2021-04-03\n"))
    #expect(unsaid == Consequences(stdout: "\n"))
  }

  @Test(arguments: [
    (["--template", "{name}", "--header"], "--header and --template"),
    (["--template", "{name}", "--no-header"], "--no-header and --template"),
    (["--template", "{name}", "--excel"], "--excel and --template"),
    (["--template", "{name}", "--format", "csv"], "--template and --format"),
    (["--template", "{name}", "--columns", "id"], "--template and --columns"),
    (["--format", "json", "--header"], "--header and --format json"),
    (["--format", "markdown", "--no-header"], "--no-header and --format markdown"),
    (["--format", "csv", "-0"], "--null and --format csv"),
    (["--format", "tsv", "--excel"], "--excel and --format tsv"),
  ])
  func `contradictions are told before anything is printed`(words: [String], pair: String) {
    let run = run(["list", "-"] + words, input: "name\nMo\n")
    #expect(
      run
        == Consequences(stderr: "petcli: \(pair) cannot be given together\n", status: .usage))
  }

  @Test func `the lines of a template can end in NUL`() {
    let run = consequences(of: "list", "-", "--template", "{name}!", "-0", input: "name\nMo\n")
    #expect(run == Consequences(stdout: "Mo!\0"))
  }

  @Test func `a schedule of several catalogs is warned of once, and each folder's own as well`()
    throws
  {
    let folder = try TemporaryFolder()
    let pets = try folder.write("name\nMo\n", to: "pets.csv")
    let fees = try folder.write("species,fee\n,5\ncat,7\n", to: "fees.csv")
    let warning = """
      petcli: \(fees):3:1: warning: the rule can never match: the one in line 2 matches first
      hint: put the narrower rule first

      """
    for command in [["list", "--columns", "fee"], ["stats", "--format", "csv"]] {
      #expect(run(command + [pets, pets, "--fees", fees]).stderr == warning)
      #expect(run(command + [pets, pets, "--fees", fees, "-q"]).stderr.isEmpty)
    }
    let own = folder.path("")
    #expect(run(["list", own, own]).stdout == "Mo\tage unknown\t$5.00\nMo\tage unknown\t$5.00\n")
    #expect(run(["list", own, own]).stderr.count { $0 == "\n" } == 4)
  }
}
