import Foundation
package import Testing

/// Compares bytes with a golden file in `Fixtures/Snapshots`.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written, and the test fails all the same: a new golden is reviewed before it
/// is believed.
package func expectSnapshot(
  _ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = Repository.root.appending(path: "Fixtures/Snapshots/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(bytes).write(to: url)
    Issue.record("\(name) is recorded; look at it", sourceLocation: sourceLocation)
    return
  }
  let golden = try #require(
    try? Data(contentsOf: url), "there is no golden \(name)", sourceLocation: sourceLocation)
  let (actual, expected) = (lines(bytes), lines(Array(golden)))
  for (number, (line, wanted)) in zip(actual, expected).enumerated() where line != wanted {
    Issue.record(
      "\(name):\(number + 1): is \(line) and should be \(wanted)", sourceLocation: sourceLocation)
    return
  }
  #expect(bytes == Array(golden), "\(name) is longer or shorter", sourceLocation: sourceLocation)
}

private func lines(_ bytes: [UInt8]) -> [String] {
  String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.debugDescription }
}
