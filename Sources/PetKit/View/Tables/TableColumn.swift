/// A column of a table: its title and the side that its cells keep to.
package struct TableColumn: Sendable, Hashable {
  package enum Alignment: Sendable {
    /// For texts, which give way first when the table is too wide.
    case leading
    /// For numbers, which are cut only when nothing else is left.
    case trailing
  }

  package let title: String
  package let alignment: Alignment

  package init(_ title: String, _ alignment: Alignment = .leading) {
    self.title = title
    self.alignment = alignment
  }
}
