package import Foundation

/// Where the project's folders are.
package enum Repository {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the files of a folder that begin with a prefix, by name; none when there is no such folder.
  package static func files(in folder: String, prefix: String = "") -> [URL] {
    let url = root.appending(path: folder)
    let files =
      (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return files.filter { !$0.hasDirectoryPath && $0.lastPathComponent.hasPrefix(prefix) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Returns the files of a public parsing suite, which lies beside the project where it is there at all.
  package static func suite(_ name: String, prefix: String = "") -> [URL] {
    files(in: "../shared/suites/\(name)", prefix: prefix)
  }
}
