/// What can be chosen about rows beside their format and their columns.
package struct ListStyle: Sendable, Hashable {
  /// Whether the names of the columns come first, nothing for what the format does by itself.
  package var hasHeader: Bool?
  /// Whether rows end in NUL in place of a newline.
  package var endsInNull: Bool
  /// Whether the file is made for a spreadsheet program.
  package var isForSpreadsheets: Bool
  /// The cells that a line may take, nothing when no line is to be cut.
  package var width: Int?
  /// The title of a page.
  package var title: String

  package init(
    hasHeader: Bool? = nil, endsInNull: Bool = false, isForSpreadsheets: Bool = false,
    width: Int? = nil, title: String = "Pets"
  ) {
    self.hasHeader = hasHeader
    self.endsInNull = endsInNull
    self.isForSpreadsheets = isForSpreadsheets
    self.width = width
    self.title = title
  }
}
