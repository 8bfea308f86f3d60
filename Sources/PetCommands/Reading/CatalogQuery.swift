internal import PetKit

/// A catalog and what is asked of it.
struct CatalogQuery: Sendable {
  let source: CatalogSource
  let presentation: Presentation
  let filter: PetFilter
  let order: PetOrder?

  /// Creates the query of one catalog.
  ///
  /// - Parameters:
  ///   - source: The catalog.
  ///   - invocation: What is asked.
  ///   - world: Where the day and the fees come from.
  ///   - isFirst: Whether what is wrong with a schedule of all catalogs has not been told yet.
  /// - Throws: ``CommandError`` where the command line or the schedule is wrong.
  init(
    _ source: CatalogSource, _ invocation: Invocation, in world: World, isFirst: Bool = true
  ) throws(CommandError) {
    self.source = source
    let presentation = try invocation.presentation(of: source, in: world, isFirst: isFirst)
    self.presentation = presentation
    (filter, order) = try CommandError.asUsage { () throws(UsageError) in
      let filter = try invocation.filter(in: presentation)
      return (
        invocation.flag(.strict) ? filter.readingEveryField : filter,
        try invocation.order(in: presentation)
      )
    }
  }

  /// Returns the queries of all catalogs of a command; each may have fees of its own.
  static func all(
    of invocation: Invocation, in world: World
  ) throws(CommandError) -> [CatalogQuery] {
    var queries: [CatalogQuery] = []
    for source in try CatalogChoice.sources(of: invocation, in: world) {
      queries.append(
        try CatalogQuery(source, invocation, in: world, isFirst: queries.isEmpty))
    }
    return queries
  }
}
