internal import PetKit

/// A list in an order of its own: every pet's row is made and put in order before the first is printed.
enum SortedList {
  /// How many rows are written at a time.
  private static let rowsPerPart = 10_000

  /// Prints the list; returns how many pets are in it.
  static func print(
    _ request: ListRequest, in world: World, _ notes: inout CatalogNotes
  ) throws(CommandError) -> Int {
    let view = request.view
    var shares: [SortedRows] = []
    for query in request.queries {
      guard let order = query.order else { continue }
      let reader = try CommandError.opening(query.source, request.options)
      let presentation = query.presentation
      let limit = request.slice.end ?? .max
      let scan = reader.scan(
        view.fields(in: presentation).union(order.fields), where: query.filter,
        into: { SortedRows(order, limit: limit) },
        add: { rows, pet in
          rows.add(pet) { buffer in view.append(pet, in: presentation, to: &buffer) }
        }, finish: { $0.sort() })
      try notes.read(scan, of: reader) { step throws(CommandError) in
        shares.append(step.part)
        return true
      }
    }
    var rows = MergedRows(shares)
    rows.skip(request.slice.offset)
    var output = view.makeOutput()
    var left = min(rows.count, request.slice.limit ?? .max)
    while left > 0 {
      let count = min(left, rowsPerPart)
      var buffer = ByteBuffer()
      rows.append(to: &buffer, upTo: count)
      try world.console.write(output.add(ListPart(bytes: buffer, count: count)))
      left -= count
    }
    try world.console.write(output.finish())
    return output.count
  }
}
