package import Foundation

/// The files of the repository that tests look at.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a file below the root.
  package static func path(_ name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }

  /// Returns the text of a file below the root.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  /// The files of a folder that begin with a prefix, by name; none when there is no such folder.
  package static func files(in folder: String, prefix: String = "") -> [URL] {
    let url = root.appending(path: folder)
    let files =
      (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return files.filter { !$0.hasDirectoryPath && $0.lastPathComponent.hasPrefix(prefix) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The files of a public parsing suite, which lies beside the project where it is there at all.
  package static func suite(_ name: String, prefix: String = "") -> [URL] {
    files(in: "../shared/suites/\(name)", prefix: prefix)
  }
}
