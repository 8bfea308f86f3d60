package import PetKit

/// Which catalogs a command reads.
package enum CatalogChoice {
  /// What standard input is called in messages.
  static let standardInputName = "<stdin>"

  /// Returns the catalogs of a command that takes any number of them.
  ///
  /// The operands, `-c`, `PETCLI_CATALOG`, or the current folder where it holds a catalog: the first that is
  /// given.
  package static func sources(
    of invocation: Invocation, in world: World
  ) throws(CommandError) -> [CatalogSource] {
    guard invocation.operands.isEmpty else {
      return invocation.operands.map { source($0, in: world) }
    }
    return [try source(of: invocation, in: world)]
  }

  /// Returns the catalog of a command whose operands are something else.
  package static func source(
    of invocation: Invocation, in world: World
  ) throws(CommandError) -> CatalogSource {
    if let path = invocation.value(.catalog) ?? world[.catalog] { return source(path, in: world) }
    guard CatalogSource.folderHoldsCatalog(".") else { throw .noCatalog }
    return .path(".")
  }

  private static func source(_ path: String, in world: World) -> CatalogSource {
    path == "-"
      ? .descriptor(world.console.input.descriptor, name: standardInputName) : .path(path)
  }
}
