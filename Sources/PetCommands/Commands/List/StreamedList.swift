internal import PetKit

/// A list in the order of the file: each block of the catalog is printed when it has been read.
enum StreamedList {
  /// Prints the list; returns how many pets are in it.
  static func print(
    _ request: ListRequest, in world: World, _ notes: inout CatalogNotes
  ) throws(CommandError) -> Int {
    let view = request.view
    var output = view.makeOutput()
    for query in request.queries {
      let reader = try CommandError.opening(query.source, request.options)
      let presentation = query.presentation
      let scan = reader.scan(
        view.fields(in: presentation), where: query.filter, into: ListPart.ofBlock,
        add: { part, pet in view.append(pet, in: presentation, to: &part) })
      try notes.read(scan, of: reader) { step throws(CommandError) in
        try world.console.write(output.add(step.part))
        return true
      }
    }
    try world.console.write(output.finish())
    return output.count
  }
}
