extension String {
  /// The lines of a text in a catalog, at least one; they end in LF, CR or both.
  var lines: [Substring] {
    // Few texts have more than one, and to go through characters takes long.
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return [self[...]] }
    return split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
