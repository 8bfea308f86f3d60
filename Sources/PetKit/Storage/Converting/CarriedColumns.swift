/// The columns of catalogs that no field holds, and the names under which a conversion carries them along.
package struct CarriedColumns: Sendable, Hashable {
  /// The names, each once.
  package private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  /// Creates the columns of no catalog.
  package init() {}

  /// Creates the columns with some titles.
  ///
  /// Where one stands twice, or would be read as a field, it gets a number.
  init(_ titles: [String]) {
    for title in titles {
      let title = title.isEmpty ? "unnamed" : title
      var name = title
      var number = 1
      while places[name] != nil || Feed.catalog.knows(name) {
        number += 1
        name = "\(title) (\(number))"
      }
      add(name)
    }
  }

  /// Adds the columns of another catalog; those of one name are one.
  package mutating func add(_ other: CarriedColumns) {
    for name in other.names where places[name] == nil { add(name) }
  }

  /// Returns where the value of a column goes.
  func place(of name: String) -> Int? {
    places[name]
  }

  private mutating func add(_ name: String) {
    places[name] = names.count
    names.append(name)
  }
}
