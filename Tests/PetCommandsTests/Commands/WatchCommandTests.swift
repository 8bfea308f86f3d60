import PetCommands
import PetKit
import Synchronization
import TestSupport
import Testing

struct WatchCommandTests {
  /// Watches a file that others change each time it is shown, until nobody looks any more.
  private static func watch(
    _ changes: [String], isTerminal: Bool = false, rows: Int? = nil, _ words: String...
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = try folder.write("name,fee\nRex,1\n", to: "pets.csv")
    let shown = Mutex<[String]>([])
    let output = Sink(
      isTerminal: isTerminal, columns: { 200 }, rows: { rows },
      write: { bytes throws(OutputError) in
        let count = shown.withLock { texts in
          texts.append(String(decoding: bytes, as: UTF8.self).replacing(path, with: "pets.csv"))
          return texts.count { !$0.hasPrefix("\u{1B}[?") }
        }
        guard count > 0 else { return }
        guard count <= changes.count else { throw .closed }
        _ = try? folder.write(changes[count - 1], to: "pets.csv")
      })
    let console = Console(
      input: Source(descriptor: -1), output: output,
      errors: Sink { _ in })
    let world = World(
      environment: { _ in nil }, localDay: { CalendarDay(year: 2026, month: 11, day: 30) },
      console: console)
    let status = run(arguments: ["watch", path] + words, world: world)
    #expect(status == .success)
    return shown.withLock(\.self)
  }

  @Test func `in a pipe the list comes again after a form feed`() throws {
    let shown = try Self.watch(["name,fee\nRex,1\nIvy,2\n", "name,fee\nIvy,2\n"])
    #expect(
      shown == [
        "Rex\tage unknown\t$1.00\n",
        "\u{0C}Rex\tage unknown\t$1.00\nIvy\tage unknown\t$2.00\n",
        "\u{0C}Ivy\tage unknown\t$2.00\n",
      ])
  }

  @Test func `a terminal shows the screen anew, and what was there before at the end`() throws {
    let shown = try Self.watch(
      ["name,fee\nRex,1\nIvy,2\nMo,3\nBo,4\n"], isTerminal: true, rows: 5, "--columns", "name")
    #expect(
      shown == [
        "\u{1B}[?1049h\u{1B}[?25l",
        "\u{1B}[HName\u{1B}[K\nRex\u{1B}[K\n\u{1B}[K\npets.csv: 1 animal; q quits\u{1B}[K\u{1B}[J",
        "\u{1B}[HName\u{1B}[K\nRex\u{1B}[K\nIvy\u{1B}[K\n… 2 more\u{1B}[K\n"
          + "pets.csv: 4 animals; q quits\u{1B}[K\u{1B}[J",
        "\u{1B}[?25h\u{1B}[?1049l",
      ])
  }

  @Test func `filters and orders hold for every list`() throws {
    let shown = try Self.watch(
      ["name,fee\nRex,1\nIvy,2\nAbe,3\n"], "--sort", "name", "--min-fee", "2", "--columns", "name")
    #expect(shown == ["", "\u{0C}Abe\nIvy\n"])
  }

  @Test func `a catalog that cannot be read is not watched`() throws {
    #expect(consequences(of: "watch", "nowhere.csv").status == .failure)
    #expect(
      consequences(of: "watch", "-", input: "name\nMo\n")
        == Consequences(stderr: "petcli: standard input cannot be watched\n", status: .usage))
  }
}
