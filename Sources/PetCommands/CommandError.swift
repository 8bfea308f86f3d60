package import PetKit

/// Why a command could not do what it was asked.
package enum CommandError: Error, Hashable, Sendable {
  case usage(UsageError)
  case input(InputError)
  case output(OutputError)
  /// The clock is outside the years that a day can have.
  case clockOutOfRange
  /// A catalog cannot be read.
  case catalog(CatalogError)
  /// A catalog cannot be edited.
  case store(StoreError)
  /// A line of edits does not say which animal it is for.
  case lineWithoutPet(String)
  /// No catalog is named, and none lies in the current folder.
  case noCatalog
  /// A fee schedule has errors, which have been told.
  case brokenSchedule(String)
  /// Fees that cannot be added up, and why.
  case noTotal(String)

  /// Runs what reads the command line, so that its errors can be thrown on.
  package static func asUsage<Result>(
    _ body: () throws(UsageError) -> Result
  ) throws(CommandError) -> Result {
    do throws(UsageError) {
      return try body()
    } catch {
      throw .usage(error)
    }
  }

  /// Runs what reads a catalog, so that its errors can be thrown on.
  package static func asCatalog<Result>(
    _ body: () throws(CatalogError) -> Result
  ) throws(CommandError) -> Result {
    do throws(CatalogError) {
      return try body()
    } catch {
      throw .catalog(error)
    }
  }

  /// Runs what edits a catalog, so that its errors can be thrown on.
  package static func asStore<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(CommandError) -> Result {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .store(error)
    }
  }

  /// Opens a catalog.
  package static func opening(
    _ source: CatalogSource, _ options: CatalogOptions
  ) throws(CommandError) -> CatalogReader {
    try asCatalog { () throws(CatalogError) in try CatalogReader(source, options: options) }
  }
}
