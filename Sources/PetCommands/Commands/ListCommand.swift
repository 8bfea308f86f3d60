private import PetKit

/// `petcli list`: the pets of catalogs, a line each.
enum ListCommand {
  private static let defaultColumns: [PetColumn] = [.name, .age, .fee]

  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let list = List(
      columns: invocation.values(.columns, as: PetColumn.self),
      presentation: try invocation.presentation(in: world),
      filter: PetFilter(statuses: Set(invocation.values(.status, as: Status.self))))
    let isTable = (invocation.value(.format) ?? defaultFormat(in: world)) == "table"
    var notes = CatalogNotes(invocation, in: world)
    let count =
      isTable
      ? try table(list, invocation, in: world, &notes)
      : try lines(list, invocation, in: world, &notes)
    let isMissed = count == 0 && invocation.flag(.exitEmpty)
    return notes.status(after: isMissed ? .failure : .success)
  }

  private static func defaultFormat(in world: World) -> String {
    world.console.output.isTerminal ? "table" : "lines"
  }

  /// Prints lines block by block; returns how many.
  private static func lines(
    _ list: List, _ invocation: Invocation, in world: World, _ notes: inout CatalogNotes
  ) throws(CommandError) -> Int {
    let view = LinesView(endingIn: invocation.flag(.null) ? .null : .newline)
    var head = ByteBuffer()
    if invocation.toggle(.header) ?? false { view.append(list.columns.map(\.rawValue), to: &head) }
    try world.console.write(head.bytes)
    var count = 0
    for source in try CatalogChoice.sources(of: invocation, in: world) {
      let reader = try CommandError.opening(source, invocation.catalogOptions)
      let scan = reader.scan(list.fields, where: list.filter) {
        (count: 0, lines: ByteBuffer())
      } add: { [list] part, pet in
        part.count += 1
        view.append(pet, list.columns, in: list.presentation, to: &part.lines)
      }
      try notes.read(scan, of: reader) { step throws(CommandError) in
        count += step.part.count
        try world.console.write(step.part.lines.bytes)
        return true
      }
    }
    return count
  }

  /// Prints a table, whose columns are as wide as all its rows need; returns how many there are.
  private static func table(
    _ list: List, _ invocation: Invocation, in world: World, _ notes: inout CatalogNotes
  ) throws(CommandError) -> Int {
    var rows: [[String]] = []
    for source in try CatalogChoice.sources(of: invocation, in: world) {
      let reader = try CommandError.opening(source, invocation.catalogOptions)
      let scan = reader.scan(list.fields, where: list.filter) {
        [[String]]()
      } add: { [list] part, pet in
        let viewModel = PetViewModel(pet, in: list.presentation)
        part.append(list.columns.map(viewModel.text(for:)))
      }
      try notes.read(scan, of: reader) { step throws(CommandError) in
        rows += step.part
        return true
      }
    }
    let view = TableView(
      columns: list.columns.map { TableColumn($0.title, $0.isNumeric ? .trailing : .leading) },
      rows: rows, hasHeader: invocation.toggle(.header) ?? true,
      width: world.width(invocation.value(.width, as: Int.self)))
    var output = ByteBuffer()
    view.append(to: &output)
    try world.console.write(output.bytes)
    return rows.count
  }

  /// What is listed of which pets.
  private struct List: Sendable {
    let columns: [PetColumn]
    let presentation: Presentation
    let filter: PetFilter

    init(columns: [PetColumn], presentation: Presentation, filter: PetFilter) {
      self.columns = columns.isEmpty ? defaultColumns : columns
      self.presentation = presentation
      self.filter = filter
    }

    var fields: PetFields {
      columns.reduce([]) { $0.union($1.fields(in: presentation)) }
    }
  }
}
