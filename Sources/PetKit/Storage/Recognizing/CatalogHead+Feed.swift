extension CatalogHead {
  /// Tells whose file it is, and takes its first row for a record where the feed has no header.
  ///
  /// Without the name of a feed it is told by the content.
  mutating func findFeed(
    _ name: String?, _ source: inout ByteSource
  ) throws(CatalogError) -> Feed {
    var asked: Feed?
    if let name {
      guard let feed = Feed.named(name) else { throw .unknownFeed(name) }
      asked = feed.isForeign ? feed.widened : feed
    }
    guard case .separatedValues(_, let header) = format else {
      return asked ?? Feed.recognized(by: keyPaths)
    }
    let feed = asked ?? Feed.recognized(by: header)
    if feed.headless != nil || !feed.isForeign && asked == nil,
      let headless = try headlessFeed(header, &source)
    {
      takeHeaderAsRecord(titles: headless.titles)
      return headless.feed
    }
    if feed.forms?.hasLocalDates ?? false {
      try extend(to: Self.lengthOfEvidence, of: &source)
    }
    return feed
  }

  /// Returns the feed and the titles of its columns, where the first row is a record of a feed without a header.
  private mutating func headlessFeed(
    _ header: [String], _ source: inout ByteSource
  ) throws(CatalogError) -> (feed: Feed, titles: [String])? {
    guard Feed.recognized(byRows: [header]) != nil else { return nil }
    try extend(to: Self.lengthOfEvidence, of: &source)
    let known = [header] + rows(most: Self.rowsOfEvidence)
    guard let recognized = Feed.recognized(byRows: known) else { return nil }
    var titles = recognized.titles
    for (column, title) in ImportMap(besideFile: source.name)?.titles ?? [:]
    where column < titles.count {
      titles[column] = title
    }
    return (recognized.feed, titles)
  }

  /// How many rows and bytes of a file are looked at for what they have in common.
  static let rowsOfEvidence = 1000
  private static let lengthOfEvidence = 1 << 16
}
