package import PetKit

extension Invocation {
  /// How to read catalogs.
  package var catalogOptions: CatalogOptions {
    CatalogOptions(
      dateOrder: value(.dates, as: DateOrder.self), feed: value(.from),
      encoding: value(.encoding, as: TextEncoding.self), zone: value(.zone),
      showsAllRecords: flag(.all) && ![CommandName].editors.contains(command))
  }

  /// Returns what turns the pets of a catalog into texts.
  ///
  /// The fees are those of `--fees`, `PETCLI_FEES`, or the catalog's folder; else the standard schedule.
  ///
  /// - Parameters:
  ///   - source: The catalog, if there is one.
  ///   - world: Where the day and the fees come from.
  ///   - isFirst: Whether what is wrong with a schedule of all catalogs has not been told yet.
  /// - Returns: The presentation.
  /// - Throws: ``CommandError`` where the command line or the schedule is wrong.
  package func presentation(
    of source: CatalogSource? = nil, in world: World, isFirst: Bool = true
  ) throws(CommandError) -> Presentation {
    let today = try world.today(value(.today, as: CalendarDay.self))
    let ageStyle = value(.age, as: AgeStyle.self) ?? .natural
    let schedule = try schedule(of: source, in: world, isFirst: isFirst)
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
    of source: CatalogSource?, in world: World, isFirst: Bool
  ) throws(CommandError) -> FeeSchedule {
    let common = value(.fees) ?? world[.fees]
    guard let path = common ?? source?.folder.flatMap(FeeScheduleFile.path(inFolder:)) else {
      return .standard
    }
    let file = try CommandError.asCatalog { () throws(CatalogError) in
      try FeeScheduleFile(at: path)
    }
    if isFirst || common == nil {
      for problem in file.problems where problem.severity == .error || !flag(.quiet) {
        world.console.say(problem.message, hint: problem.hint)
      }
    }
    guard !file.hasErrors else { throw .brokenSchedule(path) }
    return file.schedule
  }
}
