private import PetKit

/// `petcli adopt`: animals that go to a home, and what that costs.
enum AdoptCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    // Blanks alone are nobody's name.
    let given = PetDraft([.adopter: invocation.value(.by) ?? ""])
    guard let person = given[.adopter], !person.isEmpty else {
      throw .usage(.missingOption("adopt", needs: "--by NAME"))
    }
    var run = try EditRun(invocation, in: world)
    let presentation = try invocation.presentation(
      of: .path(run.store.path), in: world)
    let day = invocation.value(.on, as: CalendarDay.self) ?? presentation.today
    for word in invocation.operands { run.store.adopt(.named(word), by: person, on: day) }
    try note(person, run.people, invocation, in: world)
    return try run.finish { PetViewModel($0.pet, in: presentation).adoptionFee + "\n" }
  }

  /// Says so when there is a list of people and the person is not among them.
  private static func note(
    _ person: String, _ path: String, _ invocation: Invocation, in world: World
  ) throws(CommandError) {
    let people = AdopterStore(path)
    let all = try CommandError.asStore { () throws(StoreError) in try people.fetchAll() }
    guard !all.isEmpty, !invocation.flag(.quiet) else { return }
    if !all.contains(where: { $0.name.lowercased() == person.lowercased() }) {
      world.console.say(
        "\(person) is not in \(path)", hint: "petcli adopters add notes how to reach a person")
    }
  }
}
