private import PetKit

/// `petcli check`: every problem of catalogs, for people, programs and CI.
enum CheckCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let sources = try CatalogChoice.sources(of: invocation, in: world)
    let today = try world.today(invocation.value(.today, as: CalendarDay.self))
    var output = ProblemsOutput(
      ProblemsView(invocation.value(.format, as: ProblemsFormat.self) ?? .lines),
      limit: invocation.value(.limit, as: Int.self))
    var status = ExitStatus.success
    for source in sources {
      var tally = ProblemTally()
      do throws(CommandError) {
        let reader = try CommandError.opening(source, invocation.catalogOptions)
        try check(reader, invocation, on: today, &tally, &output, in: world)
        summarize(tally, of: reader.name, invocation, in: world)
      } catch .catalog(.broken(let problem)) {
        tally.count([problem])
        try world.console.write(output.adding([problem]))
        summarize(tally, of: problem.file, invocation, in: world)
      } catch .catalog(let error) {
        // The other catalogs are checked all the same.
        world.console.say(error.message, hint: error.hint)
        status = .failure
      }
      if status == .success, tally.fails(strictly: invocation.flag(.strict)) {
        status = .brokenCatalog
      }
    }
    try world.console.write(output.finish())
    if output.omitted > 0 {
      world.console.say("and \(ProblemTally.text(output.omitted, "problem")) more")
    }
    return status
  }

  /// Checks a catalog block by block.
  private static func check(
    _ reader: CatalogReader, _ invocation: Invocation, on today: CalendarDay,
    _ tally: inout ProblemTally, _ output: inout ProblemsOutput, in world: World
  ) throws(CommandError) {
    var check = reader.check(on: today)
    var progress = Progress(
      of: reader.name, total: reader.length, isQuiet: invocation.flag(.quiet), in: world)
    defer { progress.finish() }
    while true {
      let bytesBefore = check.bytes
      var next: [Problem]?
      do throws(CatalogError) { next = try check.next() } catch { throw .catalog(error) }
      guard let problems = next else { return }
      tally.animals = check.animals
      tally.count(problems)
      let lines = output.adding(problems)
      if !lines.isEmpty {
        progress.finish()
        try world.console.write(lines)
      }
      progress.advance(by: check.bytes - bytesBefore)
    }
  }

  private static func summarize(
    _ tally: ProblemTally, of name: String, _ invocation: Invocation, in world: World
  ) {
    if !invocation.flag(.quiet) { world.console.say("\(name): \(tally.text)") }
  }
}
