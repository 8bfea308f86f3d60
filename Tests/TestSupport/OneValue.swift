package import PetKit

/// What becomes of one value of one field, in a table of one animal.
package struct OneValue {
  /// The animal.
  package let pet: Pet
  /// The problem with the value, if there is one.
  package let problem: Problem?

  /// Reads a table that consists of a name and the value.
  package init(
    _ field: PetField, _ value: String, delimiter: String = ",",
    options: CatalogOptions = CatalogOptions()
  ) throws {
    let quoted =
      "\""
      + value.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
    let text = "name\(delimiter)\(field.rawValue)\nMax\(delimiter)\(quoted)\n"
    let reading = try Reading(text: text, options: options)
    pet = reading.pets.first ?? Pet(name: "none was read")
    problem = reading.problems.first
  }
}
