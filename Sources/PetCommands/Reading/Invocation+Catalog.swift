package import PetKit

extension Invocation {
  /// How to read catalogs.
  package var catalogOptions: CatalogOptions {
    CatalogOptions(
      dateOrder: value(.dates, as: DateOrder.self), feed: value(.from),
      encoding: value(.encoding, as: TextEncoding.self), zone: value(.zone),
      showsAllRecords: flag(.all) && !Set.editors.contains(command))
  }

  /// Returns what turns the pets of a catalog into texts.
  ///
  /// The fees are those of `--fees`, `PETCLI_FEES`, or the catalog's folder; else the standard schedule.
  package func presentation(
    of source: CatalogSource? = nil, in world: World
  ) throws(CommandError) -> Presentation {
    let today = try world.today(value(.today, as: CalendarDay.self))
    let ageStyle = value(.age, as: AgeStyle.self) ?? .natural
    let schedule = try schedule(of: source, in: world)
    let plain = Presentation(today: today, ageStyle: ageStyle, schedule: schedule)
    guard let expression = value(.waive) else { return plain }
    let waiver = try CommandError.asUsage { () throws(UsageError) in
      do throws(QueryError) {
        return try PetFilter(where: expression, in: plain)
      } catch {
        throw .query("--waive", expression, error)
      }
    }
    return Presentation(today: today, ageStyle: ageStyle, schedule: schedule, waiver: waiver)
  }

  private func schedule(
    of source: CatalogSource?, in world: World
  ) throws(CommandError) -> FeeSchedule {
    guard
      let path = value(.fees) ?? world[.fees]
        ?? source?.folder.flatMap(
          FeeScheduleFile.path(inFolder:))
    else { return .standard }
    let file = try CommandError.asCatalog { () throws(CatalogError) in
      try FeeScheduleFile(at: path)
    }
    for problem in file.problems where problem.severity == .error || !flag(.quiet) {
      world.console.say(problem.message, hint: problem.hint)
    }
    guard !file.hasErrors else { throw .brokenSchedule(path) }
    return file.schedule
  }
}
