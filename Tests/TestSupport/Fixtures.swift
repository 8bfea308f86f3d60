import Foundation

/// The files in `Fixtures`.
package enum Fixtures {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Returns the path of a fixture, such as `Catalogs/shelter.csv`.
  package static func path(of name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }

  /// Reads a fixture.
  package static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: name)))
  }

  /// Returns the files of a folder of fixtures, in the order of their names.
  package static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))
    return (names ?? []).sorted().map { "\(folder)/\($0)" }
  }
}
