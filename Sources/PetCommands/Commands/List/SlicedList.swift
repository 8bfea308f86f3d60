internal import PetKit

/// Some pets of a list in the order of the file; reading ends when they have been seen.
enum SlicedList {
  /// Prints the list; returns how many pets are in it.
  static func print(
    _ request: ListRequest, in world: World, _ notes: inout CatalogNotes
  ) throws(CommandError) -> Int {
    let view = request.view
    var output = view.makeOutput()
    var seen = 0
    for query in request.queries {
      if let end = request.slice.end, seen >= end { break }
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
        return request.slice.end.map { seen < $0 } ?? true
      }
    }
    try world.console.write(output.finish())
    return output.count
  }
}
