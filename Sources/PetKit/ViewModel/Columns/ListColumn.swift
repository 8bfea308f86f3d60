/// A column of rows in any format: its name for programs, its title for people.
package struct ListColumn: Sendable, Hashable {
  package let name: String
  package let title: String
  package let isNumeric: Bool

  package init(_ name: String, title: String, isNumeric: Bool = false) {
    self.name = name
    self.title = title
    self.isNumeric = isNumeric
  }

  package init(_ column: PetColumn) {
    self.init(column.rawValue, title: column.title, isNumeric: column.isNumeric)
  }
}
