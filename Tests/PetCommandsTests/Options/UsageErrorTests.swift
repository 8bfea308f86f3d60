import PetCommands
import Testing

struct UsageErrorTests {
  @Test(
    arguments: [
      (["lsit"], "petcli: \"lsit\" is not a command\nhint: did you mean list?\n"),
      (
        ["frobnicate"],
        "petcli: \"frobnicate\" is not a command\nhint: petcli help shows the commands\n"
      ),
      (
        ["list", "--colums=id"],
        "petcli: list has no option \"--colums\"\nhint: did you mean --columns?\n"
      ),
      (
        ["list", "--bogus"],
        "petcli: list has no option \"--bogus\"\nhint: petcli help list shows its options\n"
      ),
      (
        ["--bogus"],
        "petcli: there is no option \"--bogus\"\nhint: petcli help shows the commands\n"
      ),
      (
        ["show", "-Rex"],
        "petcli: show has no option \"-R\"\n"
          + "hint: petcli help show shows its options; a word that begins with - goes after --\n"
      ),
      (["list", "--total"], "petcli: list takes no --total\nhint: --total belongs to fee\n"),
      (["list", "--today"], "petcli: --today needs a value: DATE\n"),
      (
        ["list", "--strict=yes"],
        "petcli: --strict takes no value, but was given \"yes\"\n"
      ),
      (
        ["list", "--today=2026-02-30"],
        "petcli: --today \"2026-02-30\" is not a day\nhint: a day is written YYYY-MM-DD\n"
      ),
      (
        ["list", "--format", "tabel"],
        "petcli: --format \"tabel\" is none of lines, table, csv, tsv, json, jsonl, markdown, html\nhint: did you mean table?\n"
      ),
      (
        ["list", "--dates", "ymd"],
        "petcli: --dates \"ymd\" is none of mdy, dmy\n"
      ),
      (
        ["list", "--where", "adopted", "--where=rare"],
        "petcli: --where can be given once\nhint: join expressions with and, or\n"
      ),
      (
        ["fee", "Mo", "--waive", "rare", "--waive", "adopted"],
        "petcli: --waive can be given once\nhint: join expressions with and, or\n"
      ),
      (["show"], "petcli: show needs a PET\nhint: petcli help show shows how it is used\n"),
      (
        ["help", "list", "x"],
        "petcli: help has no use for \"x\"\nhint: petcli help help shows how it is used\n"
      ),
      (
        ["help", "fes"],
        "petcli: \"fes\" is neither a command nor a topic\nhint: did you mean fee or fees?\n"
      ),
    ])
  func `a wrong command line is told in a line, with a hint and status 2`(
    words: [String], stderr: String
  ) {
    let console = RecordingConsole()
    let status = run(arguments: words, world: .fixed(console: console))
    #expect(
      Consequences(stdout: console.stdout, stderr: console.stderr, status: status)
        == Consequences(stderr: stderr, status: .usage))
  }

  @Test(
    arguments: [
      ("a\u{1B}[31m", #"a\u{1B}[31m"#), ("a\nb", #"a\nb"#), ("a\u{202E}b", #"a\u{202E}b"#),
      ("\u{9B}2J", #"\u{9B}2J"#),
    ])
  func `what steers a terminal is never echoed`(word: String, shown: String) {
    #expect(
      consequences(of: word)
        == Consequences(
          stderr: "petcli: \"\(shown)\" is not a command\nhint: petcli help shows the commands\n",
          status: .usage))
  }
}
