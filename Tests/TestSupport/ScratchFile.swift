package import Foundation

/// A file that is there as long as the value is.
package final class ScratchFile {
  private let folder: URL
  /// Where the file is.
  package let url: URL

  /// Writes a file.
  package init(_ bytes: some Sequence<UInt8>, named name: String = "pets") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "petkit-\(UUID().uuidString)")
    url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
