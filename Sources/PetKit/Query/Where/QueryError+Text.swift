extension QueryError {
  /// The text with a caret under what is wrong, two lines, safe to show; of a long text, the part around it.
  package func excerpt(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let end = min(range.upperBound, scalars.count)
    let start = min(range.lowerBound, end)
    let first = start > QueryError.context ? start - QueryError.context + 1 : 0
    let last = min(scalars.count, max(end, start + QueryError.context))
    let before = (first > 0 ? "…" : "") + QueryError.visible(scalars[first..<start])
    let marked = QueryError.visible(scalars[start..<end])
    let after = QueryError.visible(scalars[end..<last]) + (last < scalars.count ? "…" : "")
    let blanks = String(repeating: " ", count: DisplayWidth.of(before))
    let more = String(repeating: "~", count: max(1, DisplayWidth.of(marked)) - 1)
    return ["  " + before + marked + after, "  " + blanks + "^" + more]
  }

  /// How many scalars of a long text are shown before what is wrong, and from it on.
  private static let context = 60

  private static func visible(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return SafeText.visible(String(text))
  }
}
