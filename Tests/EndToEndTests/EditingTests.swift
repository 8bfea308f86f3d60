import Foundation
import TestSupport
import Testing

/// What only several processes show.
struct EditingTests {
  private static let pets = "id,name,fee\nP1,Rex,1\nP2,Ivy,2\n"

  private static func shell(_ script: String, in folder: TemporaryFolder) throws -> String {
    let run = try Binary.shell(
      "cd '\(folder.path(""))' && \(script)", environment: ["XDG_STATE_HOME": folder.path("state")])
    #expect(run.status == 0, "\(run.stderr)")
    return run.stdout
  }

  @Test(.timeLimit(.minutes(30)))
  func `processes that add at the same time lose nothing, and readers see no broken file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.pets, to: "pets.csv")
    let ids = try Self.shell(
      """
      for process in 1 2 3 4 5 6 7 8; do
        (for number in 1 2 3 4 5; do
          petcli add "Otto $process-$number" -q --lock-timeout 120 || echo failed
        done) &
      done
      for number in 1 2 3 4 5 6 7 8 9 10; do petcli list -q --strict > /dev/null || echo broken; done
      wait
      """, in: folder)
    #expect(Set(ids.split(separator: "\n")) == Set((3...42).map { "P\($0)" }))
    let text = try folder.text(of: "pets.csv")
    #expect(text.hasPrefix(Self.pets))
    #expect(text.split(separator: "\n").count == 43)
    #expect(try folder.names == ["pets.csv", "state"])
  }

  @Test(.timeLimit(.minutes(30)))
  func `a process that is killed leaves the old file or the new one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.pets, to: "pets.csv")
    // Each process is killed a little later in its work than the one before.
    let acknowledged = try Self.shell(
      """
      for number in $(seq 1 60); do
        petcli add "Otto $number" -q &
        sleep 0.0$(printf '%02d' $((number / 2))); kill -9 $! 2> /dev/null; wait $! 2> /dev/null
        petcli list -q --strict > /dev/null || echo broken
      done
      petcli add last -q
      """, in: folder)
    let text = try folder.text(of: "pets.csv")
    #expect(text.hasPrefix(Self.pets) && text.hasSuffix(",last,\n"))
    let ids = text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: ",").first }
    #expect(ids == (1...ids.count).map { "P\($0)" })
    #expect(Set(acknowledged.split(separator: "\n")).isSubset(of: Set(ids)))
    #expect(try folder.names == ["pets.csv", "state"])
  }

  @Test func `a terminal is as before when watching ends`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.pets, to: "pets.csv")
    let shown = try Self.shell(
      "(sleep 1; printf q) | script -qec 'petcli watch; stty -a' /dev/null", in: folder)
    let parts = shown.split(separator: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("Rex") ?? false)
    #expect(parts.last?.contains("isig icanon iexten echo ") ?? false)
  }
}
