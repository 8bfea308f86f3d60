package import Foundation

/// The files of the repository that tests look at.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file below the root.
  package static func path(_ name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }

  /// The text of a file below the root.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }
}
