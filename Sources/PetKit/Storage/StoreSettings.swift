/// How a catalog is saved.
public struct StoreSettings: Sendable, Hashable {
  /// How many seconds to wait while someone else saves.
  public var lockTimeout: Double
  /// The folder in which edits are remembered so that they can be taken back; nothing to forget them.
  public var historyFolder: String?
  /// The file or folder that is edited along with this one, so that it can be told which of their edits was the last.
  public var companion: String?

  /// Creates settings.
  public init(lockTimeout: Double = 5, historyFolder: String? = nil, companion: String? = nil) {
    self.lockTimeout = lockTimeout
    self.historyFolder = historyFolder
    self.companion = companion
  }

  /// Returns the folder for the state of petcli: in `XDG_STATE_HOME`, or in `.local/state` of the home folder.
  ///
  /// A path that is not absolute counts for nothing, as the XDG base directory specification says.
  public static func stateFolder(xdgStateHome: String?, home: String?) -> String? {
    if let xdgStateHome, xdgStateHome.hasPrefix("/") { return xdgStateHome + "/petcli" }
    guard let home, home.hasPrefix("/") else { return nil }
    return home + "/.local/state/petcli"
  }
}
