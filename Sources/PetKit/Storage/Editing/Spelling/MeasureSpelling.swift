/// Spells weights and heights in the form of another one: its unit or none, and its decimal mark.
enum MeasureSpelling {
  /// Returns the forms that a measure may have; not all of them mean the same.
  static func texts(_ text: String, like example: String) -> [String] {
    let number = text.prefix(while: isPartOfNumber)
    let unit = example.drop(while: isPartOfNumber)
    let pointed = String(number + unit)
    guard example.contains(",") else { return [pointed] }
    return [String(number.map { $0 == "." ? "," : $0 } + unit), pointed]
  }

  private static func isPartOfNumber(_ character: Character) -> Bool {
    character.isASCII && character.isNumber || character == "." || character == ","
  }
}
