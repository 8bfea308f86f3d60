/// A cell of a row in any format: a value for programs, and the text that people read in its place.
package struct ListCell: Sendable, Hashable {
  package let value: DataValue
  package let text: String

  /// Creates a cell; without a text of its own it reads as its value does.
  package init(_ value: DataValue, text: String? = nil) {
    self.value = value
    self.text = text ?? value.plainText
  }
}
