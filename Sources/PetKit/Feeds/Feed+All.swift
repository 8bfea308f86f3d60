extension Feed {
  /// Every feed that is told by its content or asked for by name, PetKit's own first; a new one is a new line.
  package static let all: [Feed] = [
    catalog,
    austinIntakes, austinOutcomes, austinIntakes2025, austinOutcomes2025, austinStrays,
    dallas, kingCounty, longBeach, louisville, montgomery, sonoma,
    petfinder, petfinderUpload, petfinderMalaysia,
    shelterluv, shelterluvReport,
    rescueGroups, rescueGroupsUpload, rescueGroupsExport,
    adoptAPet,
    asmExport, asmReport, asmService,
    petPoint, petstablished,
  ]

  /// Returns the feed of a name.
  package static func named(_ name: String) -> Feed? {
    all.first { Feed.folded($0.name) == Feed.folded(name) }
  }

  /// Tells whose file has some titles: the feed of which the longest signature is among them, or PetKit's own.
  package static func recognized(by titles: [String]) -> Feed {
    let folded = Set(titles.map(Feed.folded))
    // No other system knows a rarity: such a file has been through PetKit, whatever else it carries along.
    guard !folded.contains("rarity") else { return catalog }
    // R writes points for the blanks and signs of a header.
    let bare = Set(folded.map { $0.filter { $0 != "." } })
    var best = (feed: catalog, length: 0)
    for feed in all {
      let length =
        feed.signatures.filter { $0.allSatisfy { folded.contains($0) || bare.contains($0) } }
        .map(\.count).max() ?? 0
      if length > best.length { best = (feed, length) }
    }
    return best.feed
  }

  /// Returns the feed of whose files some rows are the first, and the titles that its columns have, if it is a feed
  /// without a header.
  static func recognized(byRows rows: [[String]]) -> (feed: Feed, titles: [String])? {
    for feed in all {
      if let titles = feed.headless?.titles(rows) { return (feed, titles) }
    }
    return nil
  }
}
