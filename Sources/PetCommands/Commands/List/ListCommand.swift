private import PetKit

/// `petcli list`: the pets of catalogs, a line each, or however they are asked for.
enum ListCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let request = try ListRequest(invocation, in: world)
    var notes = CatalogNotes(invocation, in: world)
    let count =
      if invocation.flag(.count) {
        try PetCount.print(request, in: world, &notes)
      } else if request.queries.contains(where: { $0.order != nil }) {
        try SortedList.print(request, in: world, &notes)
      } else if request.slice.isWhole {
        try StreamedList.print(request, in: world, &notes)
      } else {
        try SlicedList.print(request, in: world, &notes)
      }
    let isMissed = count == 0 && invocation.flag(.exitEmpty)
    return notes.status(after: isMissed ? .failure : .success)
  }
}
