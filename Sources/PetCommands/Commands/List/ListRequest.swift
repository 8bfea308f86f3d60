internal import PetKit

/// What `petcli list` is asked for, checked before anything is printed.
struct ListRequest: Sendable {
  let view: PetListView
  let format: OutputFormat
  let slice: ListSlice
  let options: CatalogOptions
  /// A query for each catalog: one in a folder may have fees of its own.
  let queries: [CatalogQuery]

  init(_ invocation: Invocation, in world: World) throws(CommandError) {
    let asked = invocation.value(.template) == nil ? invocation.outputFormat : nil
    let format = asked ?? (world.console.output.isTerminal ? .table : .lines)
    let style = try CommandError.asUsage { () throws(UsageError) in
      try invocation.listStyle(of: format, width: world.width)
    }
    if let text = invocation.value(.template) {
      let template = try CommandError.asUsage { () throws(UsageError) in
        try invocation.template(text)
      }
      view = PetListView(template, style: style)
      self.format = .lines
    } else {
      view = PetListView(
        format, columns: invocation.values(.columns, as: PetColumn.self), style: style)
      self.format = format
    }
    slice = ListSlice(invocation)
    options = invocation.catalogOptions
    var queries: [CatalogQuery] = []
    for source in try CatalogChoice.sources(of: invocation, in: world) {
      queries.append(try CatalogQuery(source, invocation, in: world))
    }
    self.queries = queries
  }
}
