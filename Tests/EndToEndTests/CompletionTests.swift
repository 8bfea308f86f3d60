import Foundation
import TestSupport
import Testing

/// What shells propose when a person presses the tabulator.
struct CompletionTests {
  @Test(arguments: [
    (["li"], ["list"]), (["com"], ["completion"]), (["--ver"], ["--version"]),
    (["list", "--sta"], ["--status"]), (["list", "--no-h"], ["--no-header"]),
    (["list", "--status", "av"], ["available"]), (["list", "--status", "=", "av"], ["available"]),
    (["list", "--columns", "id,na"], ["id,name"]), (["list", "--name", "S"], []),
    (["list", "--sort", "-fe"], ["-fee"]), (["list", "--sort", "-fee,-na"], ["-fee,-name"]),
    (["list", "--age", "="], ["natural", "years", "precise", "group"]),
    (["list", "Fixtures/Cat"], ["Fixtures/Catalogs"]),
    (["list", "-c", "Fixtures/Catalogs/troubled.c"], ["Fixtures/Catalogs/troubled.csv"]),
    (["check", "--format", "gi"], ["github"]), (["init", "READ"], []), (["undo", ""], []),
    (["adopters", "re"], ["remove"]), (["help", "exit"], ["exit-status"]),
    (["completion", ""], ["bash", "zsh", "fish"]),
    (["show", "-c", "Fixtures/Catalogs/shelter.csv", "st"], ["Stuart"]),
    (["-c", "Fixtures/Catalogs/shelter.csv", "fee", "Mr.\\ P"], ["Mr.\\ Pickles"]),
    (["show", "-c", "Fixtures/nowhere.csv", "st"], []),
  ])
  func `bash completes a command line`(words: [String], proposed: [String]) throws {
    try expectBash(toComplete: words, as: proposed)
  }

  @Test func `who may adopt is proposed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name\nRex\n", to: "pets.csv")
    let id = "550e8400-e29b-41d4-a716-44665544000"
    try folder.write("id,name\n\(id)0,Ann Smith\n\(id)1,Anna\n\(id)2,Bob\n", to: "adopters.csv")
    let catalog = folder.path("pets.csv")
    try expectBash(
      toComplete: ["-c", catalog, "adopt", "Rex", "--by", "an"], as: ["Ann\\ Smith", "Anna"])
  }

  private func expectBash(toComplete words: [String], as proposed: [String]) throws {
    let line = (["petcli"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <(petcli completion bash)
      COMP_WORDS=(\(line))
      COMP_CWORD=\(words.count)
      _petcli
      ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let folder = try TemporaryFolder()
    let run = try Binary.shell("bash '\(folder.write(script, to: "tab.bash"))'")
    #expect(run.stdout == proposed.map { $0 + "\n" }.joined())
    #expect(run.stderr.isEmpty)
  }

  @Test(arguments: ["bash", "zsh", "fish"].filter(isInstalled))
  func `a script is good language of its shell`(shell: String) throws {
    let run = try Binary.shell("petcli completion \(shell) | \(shell) -n /dev/stdin")
    #expect(run.stderr.isEmpty)
    #expect(run.status == 0)
  }

  @Test(
    .enabled(if: isInstalled("fish")),
    arguments: [
      ("list --status available,pen", "available,pending\tOnly animals of these statuses.\n"),
      ("help exit", "exit-status\n"),
      (
        "list --sort=name,-ag",
        "--sort=name,-age\tGo by these fields; a hyphen before one turns its order round.\n"
      ), ("show -c Fixtures/Catalogs/shelter.csv Stu", "Stuart\n"),
      ("completion z", "zsh\n"),
    ])
  func `fish completes a command line`(line: String, proposed: String) throws {
    let ask = "petcli completion fish | source; complete -C 'petcli \(line)'"
    let run = try Binary.shell("fish --no-config -c \"\(ask)\"")
    #expect(run.stdout == proposed)
  }

  private static func isInstalled(_ shell: String) -> Bool {
    (try? Binary.shell("command -v \(shell)").status) == 0
  }
}
