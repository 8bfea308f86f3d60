/// How petcli ended, as the shell sees it.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  case failure = 1
  case usage = 2
  case brokenCatalog = 3
  case conflict = 4

  /// What the status tells a script, as `petcli help exit-status` shows it.
  package var meaning: String {
    switch self {
    case .success: "done; an empty list is done"
    case .failure: "a pet that was asked for was not found or not unique; reading or writing failed"
    case .usage: "the command line is wrong; nothing was printed on standard output"
    case .brokenCatalog: "the catalog is broken, or check or --strict found errors in it"
    case .conflict: "someone else changed or holds the catalog; nothing was written"
    }
  }
}
