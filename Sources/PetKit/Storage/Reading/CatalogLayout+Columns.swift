extension CatalogLayout {
  /// Creates the columns of JSON before any has been met.
  func makeColumns() -> JSONColumns {
    JSONColumns { [feed, forms = foreign?.forms] path in feed.mayHold(path, forms) }
  }

  /// Returns whether something may be read from a column of JSON, or from one that lies in it.
  func mayHold(_ path: String) -> Bool {
    feed.mayHold(path, foreign?.forms)
  }
}

extension Feed {
  /// Returns whether a key path is that of a column which is looked at, or the beginning of one.
  fileprivate func mayHold(_ path: String, _ forms: FeedForms?) -> Bool {
    if Feed.isCurrency(path) { return true }
    let letters = Self.folded(path).utf8.lazy.filter { $0 != UInt8(ascii: ".") }
    func begins(_ title: String) -> Bool {
      title.utf8.lazy.filter { $0 != UInt8(ascii: ".") }.starts(with: letters)
    }
    return columns.entries.contains { $0.headers.contains(where: begins) }
      || forms?.flags.contains { begins($0.header) } ?? false
      || forms?.detailHeaders.contains(where: begins) ?? false
  }
}
