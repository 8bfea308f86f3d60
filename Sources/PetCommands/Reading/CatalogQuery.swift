internal import PetKit

/// A catalog and what is asked of it.
struct CatalogQuery: Sendable {
  let source: CatalogSource
  let presentation: Presentation
  let filter: PetFilter
  let order: PetOrder?

  init(
    _ source: CatalogSource, _ invocation: Invocation, in world: World
  ) throws(CommandError) {
    self.source = source
    let presentation = try invocation.presentation(of: source, in: world)
    self.presentation = presentation
    (filter, order) = try CommandError.asUsage { () throws(UsageError) in
      (try invocation.filter(in: presentation), try invocation.order(in: presentation))
    }
  }
}
