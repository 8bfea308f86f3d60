import Foundation
import TestSupport

/// The petcli that the build made, run as a process of its own.
enum Binary {
  /// The folder of the built products.
  static var folder: URL {
    // The test runner lies among them, whatever the configuration.
    let runner = ProcessInfo.processInfo.arguments.first.map { URL(filePath: $0) }
    let places = [Bundle.main.bundleURL, runner?.deletingLastPathComponent()].compactMap { $0 }
    let builds = ["debug", "release"].map { Repository.root.appending(path: ".build/\($0)") }
    return (places + builds).first {
      FileManager.default.isExecutableFile(
        atPath: $0.appending(path: "petcli").path(percentEncoded: false))
    } ?? Repository.root
  }

  /// Runs a shell command with petcli on the path, at the root of the repository.
  static func shell(
    _ command: String, environment: [String: String] = [:]
  ) throws -> (stdout: String, stderr: String, status: Int) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = Repository.root
    var variables = ProcessInfo.processInfo.environment
    for name in ["PETCLI_TODAY", "PETCLI_CATALOG", "SOURCE_DATE_EPOCH", "COLUMNS"] {
      variables[name] = nil
    }
    variables["PATH"] =
      folder.path(percentEncoded: false) + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    process.environment = variables.merging(environment) { $1 }
    let folder = try TemporaryFolder()
    let output = try FileHandle(forWritingTo: URL(filePath: folder.write("", to: "out")))
    let errors = try FileHandle(forWritingTo: URL(filePath: folder.write("", to: "err")))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let texts = try ["out", "err"].map {
      try String(contentsOfFile: folder.path($0), encoding: .utf8)
    }
    return (texts[0], texts[1], Int(process.terminationStatus))
  }
}
