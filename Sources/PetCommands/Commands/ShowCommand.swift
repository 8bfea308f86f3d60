private import PetKit

/// `petcli show`: a card a pet, with all that is known of it.
enum ShowCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let source = try CatalogChoice.source(of: invocation, in: world)
    let presentation = try invocation.presentation(of: source, in: world)
    let reader = try CommandError.opening(source, invocation.catalogOptions)
    var notes = CatalogNotes(invocation, in: world)
    let lookup = try PetLookup(
      invocation.operands, in: reader, fields: .all, notes: &notes, find: { copy $0 })
    let width = world.width(invocation.value(.width, as: Int.self))
    var output = ByteBuffer()
    var status = ExitStatus.success
    for result in lookup.results {
      switch result {
      case .success(let pet):
        if !output.isEmpty { output.append("\n") }
        card(of: PetViewModel(pet, in: presentation), width: width).append(to: &output)
      case .failure(let miss):
        world.console.say(miss.message, hint: miss.hint)
        status = .failure
      }
    }
    try world.console.write(output.bytes)
    return notes.status(after: status)
  }

  private static func card(of pet: PetViewModel, width: Int?) -> CardView {
    let fields = PetColumn.card
      .map { CardView.Field($0.title, pet.text(for: $0)) }
    return CardView(title: pet.name, fields: fields, width: width)
  }
}
