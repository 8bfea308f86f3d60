extension Problem {
  /// The place and the sentence, safe to show: `pets.csv:14:9: error: birthday "2021-02-30" is not a day`.
  ///
  /// The hint is not part of it.
  public var message: String {
    "\(SafeText.visible(file)):\(line):\(column): \(severity.rawValue): \(sentence)"
  }

  /// The sentence alone, safe to show: `birthday "2021-02-30" is not a day`.
  public var sentence: String {
    var text = ""
    if let field { text += SafeText.visible(field) + " " }
    if let value { text += "\"" + SafeText.visible(Problem.beginning(of: value)) + "\" " }
    return text + SafeText.visible(detail)
  }

  /// The line that follows the message where there is a hint: `hint: write it as 2021-02-28`.
  public var hintLine: String? {
    hint.map { "hint: " + SafeText.visible($0) }
  }

  private static func beginning(of value: String) -> String {
    let longest = 60
    let scalars = value.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return value }
    return String(scalars[..<end]) + "…"
  }
}
