extension CatalogHead {
  /// Tells whose file it is, and takes its first row for a record where the feed has no header.
  ///
  /// Without the name of a feed it is told by the content.
  mutating func findFeed(
    _ name: String?, _ source: inout ByteSource
  ) throws(CatalogError) -> Feed {
    let asked = try name.map { name throws(CatalogError) in
      guard let feed = Feed.named(name) else { throw .unknownFeed(name) }
      return feed
    }
    guard case .separatedValues(_, let header) = format else {
      try findKeyPaths(&source)
      return Self.feed(asked, titles: keyPaths)
    }
    let feed = Self.feed(asked, titles: header)
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

  /// Returns the feed that was asked for, or the one that the titles tell.
  ///
  /// Whoever says whose file it is may have other titles in it than those that tell it.
  private static func feed(_ asked: Feed?, titles: [String]) -> Feed {
    let recognized = Feed.recognized(by: titles)
    guard let asked else { return recognized }
    return asked.isForeign && asked.name != recognized.name ? asked.widened : asked
  }

  /// Looks for the keys of the first records: in JSON a value that is not known may be left out with its key.
  private mutating func findKeyPaths(_ source: inout ByteSource) throws(CatalogError) {
    guard case .json(let layout) = format, let firstRecordEnd else { return }
    try extend(to: Self.lengthOfEvidence, of: &source)
    let end = min(bytes.count, max(Self.lengthOfEvidence, firstRecordEnd))
    let padded = bytes.padded
    var reader = JSONReader(
      layout: layout, range: recordStart..<end, isFirstBlock: true,
      isLastBlock: isWhole && end == bytes.count)
    var record = Record()
    var count = 0
    while count < Self.recordsOfEvidence, reader.next(in: padded.span.bytes, into: &record) {
      count += 1
    }
    keyPaths = (0..<reader.columns.count).map(reader.columns.path(of:))
  }

  /// Returns the feed and the titles of its columns, where the first row is a record of a feed without a header.
  private mutating func headlessFeed(
    _ header: [String], _ source: inout ByteSource
  ) throws(CatalogError) -> (feed: Feed, titles: [String])? {
    guard header.count >= HeadlessForm.leastColumns else { return nil }
    let map = ImportMap(besideFile: source.name)
    let first = map?.translating(header) ?? header
    guard Feed.recognized(byRows: [first]) != nil else { return nil }
    try extend(to: Self.lengthOfEvidence, of: &source)
    let others = rows(most: Self.recordsOfEvidence)
    let known = [first] + (map.map { others.map($0.translating) } ?? others)
    guard let recognized = Feed.recognized(byRows: known) else { return nil }
    var titles = recognized.titles
    for (column, title) in map?.titles ?? [:] where column < titles.count {
      titles[column] = title
    }
    return (recognized.feed, titles)
  }

  /// How many records and bytes of a file are looked at for what they have in common.
  static let recordsOfEvidence = 1000
  private static let lengthOfEvidence = 1 << 16
}
