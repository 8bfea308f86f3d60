internal import PetKit

/// The number of pets in place of the pets.
enum PetCount {
  /// Prints the number, and returns it.
  static func print(
    _ request: ListRequest, in world: World, _ notes: inout CatalogNotes
  ) throws(CommandError) -> Int {
    var count = 0
    for query in request.queries {
      let reader = try CommandError.opening(query.source, request.options)
      let scan = reader.scan(
        [], where: query.filter, into: { 0 }, add: { count, _ in count += 1 })
      try notes.read(scan, of: reader) { step throws(CommandError) in
        count += step.part
        return true
      }
    }
    count = max(0, count - request.slice.offset)
    count = min(count, request.slice.limit ?? .max)
    try world.console.write("\(count)\n")
    return count
  }
}
