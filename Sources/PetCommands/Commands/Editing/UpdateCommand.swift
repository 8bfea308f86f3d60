private import PetKit

/// `petcli update`: new values for animals, or what the lines of standard input say.
enum UpdateCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    var run = try EditRun(invocation, in: world)
    let draft = try invocation.draft(in: world)
    guard invocation.operands == ["-"] else {
      guard !draft.fields.isEmpty else {
        throw .usage(.missingOption("update", needs: "a value, such as --fee 40"))
      }
      for selector in try invocation.selectors(in: world) {
        run.store.update(selector, with: draft)
      }
      return try run.finish()
    }
    for line in try DraftLine.read(from: world, isForNew: false) {
      guard let word = line.word else { throw .lineWithoutPet(line.draft.origin ?? "") }
      var each = draft
      each.merge(line.draft)
      run.store.update(.named(word), with: each)
    }
    return try run.finish()
  }
}
