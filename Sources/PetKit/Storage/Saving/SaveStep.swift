/// A step on the way of an edit into its file; each one may fail.
public enum SaveStep: String, Sendable, CaseIterable {
  /// Following links to the file itself.
  case resolve
  /// Taking the lock file beside it.
  case lock
  /// Opening the file.
  case open
  /// Reading it.
  case read
  /// Making the new file beside the old one.
  case create
  /// Giving the new file the owner of the old one.
  case changeOwner
  /// Giving the new file the permissions of the old one.
  case changeMode
  /// Writing the new file.
  case write
  /// Bringing the new file to the disk.
  case sync
  /// Looking whether the old file is still the one that was read.
  case verify
  /// Keeping the old file at hand until the new one is safe.
  case keep
  /// Putting the new file in the place of the old one.
  case replace
  /// Bringing the folder to the disk.
  case syncFolder
}

extension SaveStep {
  /// What could not be done, as it follows "cannot".
  var words: String {
    switch self {
    case .resolve: "find"
    case .lock: "lock"
    case .open: "open"
    case .read, .verify: "read"
    case .create, .write, .sync: "write a new version of"
    case .changeOwner, .changeMode: "give its owner and permissions to a new version of"
    case .keep, .replace: "replace"
    case .syncFolder: "bring to the disk the folder of"
    }
  }
}
