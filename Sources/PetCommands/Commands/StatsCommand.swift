private import PetKit

/// `petcli stats`: how many of what a catalog holds.
enum StatsCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let format = invocation.outputFormat ?? .table
    let width = world.width(invocation.value(.width, as: Int.self))
    let style = try CommandError.asUsage { () throws(UsageError) in
      try invocation.figuresStyle(of: format, width: width)
    }
    let grouping = invocation.values(.by, as: PetColumn.self)
    var notes = CatalogNotes(invocation, in: world)
    var statistics: CatalogStatistics?
    for source in try CatalogChoice.sources(of: invocation, in: world) {
      let query = try CatalogQuery(source, invocation, in: world)
      let reader = try CommandError.opening(source, invocation.catalogOptions)
      let empty = CatalogStatistics(by: grouping, in: query.presentation)
      var sum = statistics ?? empty
      let scan = reader.scan(
        empty.fields, where: query.filter, into: { empty },
        add: { part, pet in part.add(copy pet) })
      try notes.read(scan, of: reader) { step throws(CommandError) in
        sum.merge(step.part)
        return true
      }
      statistics = sum
    }
    guard let statistics else { return notes.status() }
    let bars: BarStyle = world.console.output.isTerminal ? .eighths : .hashes
    let view = StatisticsView(StatisticsViewModel(statistics))
    try world.console.write(view.bytes(in: format, bars: bars, style: style))
    return notes.status()
  }
}
