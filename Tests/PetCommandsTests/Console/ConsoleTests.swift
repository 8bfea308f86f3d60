import PetCommands
import Testing

struct ConsoleTests {
  @Test func `a message is one line, and its hint another`() {
    let console = RecordingConsole()
    console.console.say("pets.csv: No such file", hint: "petcli help formats")
    #expect(console.stderr == "petcli: pets.csv: No such file\nhint: petcli help formats\n")
    #expect(console.stdout.isEmpty)
  }

  @Test func `a message stays one line whatever is in it`() {
    let console = RecordingConsole()
    console.console.say("a\r\nb\u{7}", hint: "c\u{2028}d")
    #expect(console.stderr == "petcli: a\\r\\nb\\u{7}\nhint: c\\u{2028}d\n")
  }

  @Test func `a full disk is one line and status 1`() {
    let errors = RecordingConsole()
    let world = World.failing(with: .failed("No space left on device"), errors: errors)
    #expect(run(arguments: ["help"], world: world) == .failure)
    #expect(errors.stderr == "petcli: cannot write: No space left on device\n")
  }

  @Test func `a reader that leaves early is no news`() {
    let errors = RecordingConsole()
    #expect(run(arguments: ["help"], world: .failing(with: .closed, errors: errors)) == .success)
    #expect(errors.stderr.isEmpty)
  }

  @Test func `a standard error that takes nothing does not change the status`() {
    let broken = Sink { _ throws(OutputError) in throw .failed("Bad file descriptor") }
    let world = World(
      environment: { _ in nil }, localDay: { nil },
      console: Console(input: Source(descriptor: -1), output: broken, errors: broken))
    #expect(run(arguments: ["lsit"], world: world) == .usage)
  }

  @Test func `a standard input that cannot be read is one line and status 1`() {
    let error = CommandError.input(InputError("Bad file descriptor"))
    let console = Console(
      input: Source(descriptor: -1), output: Sink { _ in }, errors: Sink { _ in })
    #expect(throws: error) { try console.readAll() }
    #expect(error.message == "cannot read standard input: Bad file descriptor")
    #expect(error.status == .failure)
  }

  @Test func `standard input is read to its end`() throws {
    let console = RecordingConsole(input: "Stuart\n")
    #expect(try console.console.readAll() == Array("Stuart\n".utf8))
  }
}
