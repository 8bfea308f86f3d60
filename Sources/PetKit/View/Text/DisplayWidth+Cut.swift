extension DisplayWidth {
  /// The text when it fits, else as many whole clusters of it as leave room for a closing `…`.
  ///
  /// The result can be a cell short of the width, where a wide cluster would have straddled the end.
  package static func cut(_ text: String, to width: Int) -> String {
    if text.utf8.count <= width || of(text) <= width { return text }
    guard width > 0 else { return "" }
    return text[..<end(of: text[...], in: width - 1)] + "…"
  }

  /// Where the clusters from the text's beginning that fit into the width end.
  static func end(of text: Substring, in width: Int) -> String.Index {
    var used = 0
    for index in text.indices {
      used += of(text[index])
      if used > width { return index }
    }
    return text.endIndex
  }
}
