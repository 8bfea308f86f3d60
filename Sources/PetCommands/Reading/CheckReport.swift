package import PetKit

/// What a check says: the problems of file after file on standard output, and how many there are on standard error.
package struct CheckReport {
  private let world: World
  private let isQuiet: Bool
  private let isStrict: Bool
  private var output: ProblemsOutput
  private var status = ExitStatus.success

  /// Creates the report of a run of a command.
  package init(_ invocation: Invocation, in world: World) {
    self.world = world
    isQuiet = invocation.flag(.quiet)
    isStrict = invocation.flag(.strict)
    output = ProblemsOutput(
      ProblemsView(
        invocation.value(.format, as: ProblemsFormat.self)
          ?? invocation.value(.output).flatMap(OutputFormat.init(suffixOf:))
          .flatMap { ProblemsFormat(rawValue: $0.rawValue) } ?? .lines),
      limit: invocation.value(.limit, as: Int.self))
  }

  /// Checks a file.
  ///
  /// A file that cannot be read is told, and the next ones are checked all the same.
  ///
  /// - Parameters:
  ///   - noun: What the file holds.
  ///   - body: Checks the file, and returns its name.
  /// - Throws: ``CommandError`` when the output takes no more bytes.
  package mutating func file(
    of noun: String,
    _ body: (inout CheckReport, inout ProblemTally) throws(CommandError) -> String
  ) throws(CommandError) {
    var tally = ProblemTally(of: noun)
    do throws(CommandError) {
      end(try body(&self, &tally), tally)
    } catch .catalog(.broken(let problem)) {
      try add([problem], &tally)
      end(problem.file, tally)
    } catch .catalog(let error) {
      world.console.say(error.message, hint: error.hint)
      status = .failure
    }
  }

  /// Adds problems of the file that is being checked.
  package mutating func add(
    _ problems: [Problem], _ tally: inout ProblemTally
  ) throws(CommandError) {
    tally.count(problems)
    let bytes = output.adding(problems)
    if !bytes.isEmpty { try world.console.write(bytes) }
  }

  /// Returns what tells how far the check of a file has come.
  package func progress(of name: String, total: Int?) -> Progress {
    Progress(of: name, total: total, isQuiet: isQuiet, in: world)
  }

  /// Ends the report, and returns how the command ends.
  package mutating func finish() throws(CommandError) -> ExitStatus {
    try world.console.write(output.finish())
    if output.omitted > 0 {
      world.console.say("and \(ProblemTally.text(output.omitted, "problem")) more")
    }
    return status
  }

  private mutating func end(_ name: String, _ tally: ProblemTally) {
    if !isQuiet { world.console.say("\(name): \(tally.text)") }
    if status == .success, tally.fails(strictly: isStrict) { status = .brokenCatalog }
  }
}
