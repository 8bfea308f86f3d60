private import PetKit

/// `petcli check`: every problem of catalogs, for people, programs and CI.
enum CheckCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let sources = try CatalogChoice.sources(of: invocation, in: world)
    var report = CheckReport(invocation, in: world)
    let today = try world.today(invocation.value(.today, as: CalendarDay.self))
    for source in sources {
      var folder: String?
      try report.file(of: "animal") { report, tally throws(CommandError) in
        let reader = try CommandError.opening(source, invocation.catalogOptions)
        folder = reader.folder
        try check(reader, on: today, &tally, &report)
        return reader.name
      }
      if let fees = folder.flatMap(FeeScheduleFile.path(inFolder:)) {
        try report.file(of: "rule") { report, tally throws(CommandError) in
          let file = try CommandError.asCatalog { () throws(CatalogError) in
            try FeeScheduleFile(at: fees)
          }
          tally.items = file.schedule.rules.count
          try report.add(file.problems, &tally)
          return fees
        }
      }
    }
    return try report.finish()
  }

  /// Checks a catalog block by block.
  private static func check(
    _ reader: CatalogReader, on today: CalendarDay, _ tally: inout ProblemTally,
    _ report: inout CheckReport
  ) throws(CommandError) {
    var check = reader.check(on: today)
    var progress = report.progress(of: reader.name, total: reader.length)
    defer { progress.finish() }
    while true {
      let bytesBefore = check.bytes
      var next: [Problem]?
      do throws(CatalogError) { next = try check.next() } catch { throw .catalog(error) }
      guard let problems = next else { return }
      tally.items = check.animals
      if !problems.isEmpty { progress.finish() }
      try report.add(problems, &tally)
      progress.advance(by: check.bytes - bytesBefore)
    }
  }
}
