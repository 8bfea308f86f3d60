extension CatalogError {
  /// What is wrong, as one sentence that begins with the place.
  public var message: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .noCatalogInFolder(let folder): "\(folder): the folder holds no catalog"
    case .broken(let problem): problem.message
    case .unknownFeed(let name): "no feed is called \"\(SafeText.visible(name))\""
    case .unknownZone(let name): "no time zone is called \"\(SafeText.visible(name))\""
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .unreadable: nil
    case .noCatalogInFolder:
      "looked for \(CatalogSource.fileNames.joined(separator: ", "))"
    case .broken(let problem): problem.hint
    case .unknownFeed: "feeds are \(Feed.all.map(\.name).joined(separator: ", "))"
    case .unknownZone: UnixDays.zoneHint
    }
  }
}
