internal import PetKit

/// Some pets of a list in the order of the file; reading ends when they have been seen, unless the catalogs must be without errors.
enum SlicedList {
  /// Prints the list; returns how many pets are in it.
  static func print(
    _ request: ListRequest, in world: World, _ notes: inout CatalogNotes
  ) throws(CommandError) -> Int {
    let view = request.view
    var output = view.makeOutput()
    let readsAll = notes.isStrict
    var seen = 0
    var unread = request.queries[...]
    while let query = unread.first {
      if let end = request.slice.end, seen >= end, !readsAll { break }
      unread.removeFirst()
      let reader = try CommandError.opening(query.source, request.options)
      let scan = reader.scan(
        view.fields(in: query.presentation), where: query.filter, into: { [Pet]() },
        add: { pets, pet in pets.append(copy pet) })
      try notes.read(scan, of: reader) { step throws(CommandError) in
        var part = ListPart()
        for pet in step.part {
          if seen >= request.slice.offset, request.slice.end.map({ seen < $0 }) ?? true {
            view.append(pet, in: query.presentation, to: &part)
          }
          seen += 1
        }
        try world.console.write(output.add(part))
        return readsAll || request.slice.end.map { seen < $0 } ?? true
      }
    }
    try world.console.write(output.finish())
    for query in unread { try open(query.source, request.options) }
    return output.count
  }

  /// Makes sure that a catalog which nothing is wanted of is one; standard input is left alone, since its bytes may not be there yet.
  private static func open(
    _ source: CatalogSource, _ options: CatalogOptions
  ) throws(CommandError) {
    guard case .path = source else { return }
    _ = try CommandError.opening(source, options)
  }
}
