package import Foundation

/// A folder of a test's own, removed with it.
package final class TemporaryFolder: Sendable {
  /// The folder.
  package let url: URL

  /// Creates an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "petkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a file into the folder and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file into the folder and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  /// Reads a file of the folder.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  /// Reads a file of text.
  package func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The names of all files in the folder, hidden ones too, in their order.
  package var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
    }
  }
}
