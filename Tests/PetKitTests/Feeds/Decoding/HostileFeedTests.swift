import Foundation
import PetKit
import TestSupport
import Testing

/// Feeds that something went wrong with on their way.
struct HostileFeedTests {
  @Test(arguments: FeedGoldenTests.feeds, [11, 12])
  func `a damaged feed is read or refused, and a damaged table the same in blocks of any size`(
    feed: String, seed: Int
  ) throws {
    var random = SeededGenerator(seed: numericCast(seed))
    let original = try Data(
      contentsOf: Repository.root.appending(path: "Fixtures/Feeds/\(feed)"))
    let folder = try TemporaryFolder()
    for _ in 0..<12 {
      var bytes = Array(original)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(Array("\"\n,{}[]\\\0".utf8).randomElement(using: &random) ?? 0, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        }
        if bytes.isEmpty { bytes = [0x0A] }
      }
      let path = try folder.write(bytes, to: feed)
      let whole = try? ReadCatalog(path)
      guard let whole else { continue }
      let pieces = try? ReadCatalog(
        path,
        options: ReadCatalog.options {
          $0.blockSize = 200
          $0.workers = 2
        })
      // A smaller head can tell less of what is wrong with a file as a whole, and of broken JSON a block is lost.
      guard let pieces, feed.hasSuffix(".csv") else { continue }
      #expect(pieces.pets == whole.pets)
    }
  }
}
