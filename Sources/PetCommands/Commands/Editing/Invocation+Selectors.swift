internal import PetKit

extension Invocation {
  /// Returns the animals that are to be edited: those of the operands, or with `--all` those that filters keep.
  func selectors(in world: World) throws(CommandError) -> [PetSelector] {
    let given = filters.first { value($0) != nil }
    guard flag(.all) else {
      if let given { throw .usage(.missingOption("--\(given.rawValue)", needs: "--all")) }
      guard !operands.isEmpty else { throw .usage(.missingOperand(command, operand: "PET")) }
      return operands.map { .named($0) }
    }
    guard operands.isEmpty else { throw .usage(.contradiction("--all", "PET")) }
    guard given != nil else {
      let names = filters.reversed().map { "--\($0.rawValue)" }
      throw .usage(
        .missingOption(
          "--all", needs: names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
        ))
    }
    let presentation = try presentation(of: CatalogChoice.source(of: self, in: world), in: world)
    return try CommandError.asUsage { () throws(UsageError) in
      [.matching(try filter(in: presentation))]
    }
  }
}
