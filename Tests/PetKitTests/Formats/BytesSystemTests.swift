import Dispatch
import Glibc
import PetKit
import Synchronization
import TestSupport
import Testing

struct BytesSystemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a range of an array is read, and nothing beside it changes`() throws {
    let path = try folder.write(Array(0..<100), to: "bytes")
    for start in [0, 1, 50, 199, 200] {
      for length in [0, 1, 99, 100] where start + length <= 200 {
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var next = [UInt8](repeating: 0xEE, count: 200)
        var placed = next
        #expect(next.read(start..<start + length, from: descriptor) == length)
        #expect(placed.read(start..<start + length, from: descriptor, at: 100 - length) == length)
        let outside = { (index: Int) in index < start || index >= start + length }
        for (index, bytes) in zip(next, placed).enumerated() {
          let first = outside(index) ? 0xEE : UInt8(index - start)
          let last = outside(index) ? 0xEE : UInt8(100 - length + index - start)
          #expect(bytes == (first, last))
        }
      }
    }
  }

  @Test func `as many bytes are read as there are, and none behind the end`() throws {
    let descriptor = open(try folder.write("abc", to: "short"), O_RDONLY)
    defer { close(descriptor) }
    var bytes = Array("......".utf8)
    #expect(bytes.read(1..<6, from: descriptor) == 3)
    #expect(bytes == Array(".abc..".utf8))
    #expect(bytes.read(0..<6, from: descriptor) == 0)
    #expect(bytes.read(0..<6, from: -1) == -1)
    lseek(descriptor, 0, SEEK_SET)
    for next in ["ab", "c", ""] {
      #expect([UInt8](readingUpTo: 2, from: descriptor) == Array(next.utf8))
    }
    let none = [UInt8](readingUpTo: 2, from: -1)
    let reason = errno
    #expect(none == nil)
    #expect(reason == EBADF)
    #expect(bytes == Array(".abc..".utf8))
  }

  @Test func `the ranges of an array are written one behind the other`() throws {
    let descriptor = open(folder.path("new"), O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let bytes = Array("0123456789".utf8)
    for range in [8..<10, 0..<0, 3..<4, 0..<10] {
      #expect(bytes.write(range, to: descriptor) == range.count)
    }
    #expect(bytes.write(0..<1, to: -1) == -1)
    #expect(try folder.bytes(of: "new") == Array("8930123456789".utf8))
  }

  @Test(.timeLimit(.minutes(30)))
  func `a whole array is written, though the system takes it in parts`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    // A pipe that does not wait takes as much as it holds, and then says so.
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let isWhole = bytes.writeAll(to: ends[1])
    let reason = errno
    #expect(!isWhole)
    #expect(reason == EAGAIN)
    var taken = [UInt8](repeating: 0, count: 200_000)
    let count = taken.read(taken.indices, from: ends[0])
    #expect(count > 0)
    #expect(taken.prefix(count) == bytes.prefix(count))

    let received = Mutex<[UInt8]>([])
    let isDone = DispatchSemaphore(value: 0)
    WorkerThread.start(1) { [end = ends[0]] in
      var room = [UInt8](repeating: 0, count: 1000)
      var all: [UInt8] = []
      while all.count < bytes.count {
        let count = room.read(room.indices, from: end)
        guard count > 0 else { break }
        all += room.prefix(count)
      }
      received.withLock { [all] in $0 = all }
      isDone.signal()
    }
    #expect(fcntl(ends[1], F_SETFL, 0) == 0)
    #expect(bytes.writeAll(to: ends[1]))
    isDone.wait()
    #expect(received.withLock { $0 } == bytes)
  }

  @Test func `a full disk takes nothing`() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let isWhole = [UInt8](repeating: 0x61, count: 100).writeAll(to: descriptor)
    let reason = errno
    #expect(!isWhole)
    #expect(reason == ENOSPC)
    #expect([UInt8]().writeAll(to: descriptor))
  }

  @Test func `a name is taken up to its zero, or to the end of its room`() {
    var short: (CChar, CChar, CChar, CChar) = (0x61, 0x62, 0, 0x63)
    #expect(String(upToZeroIn: &short) == "ab")
    var full: (CChar, CChar) = (0x61, 0x62)
    #expect(String(upToZeroIn: &full) == "ab")
    var none: (CChar, CChar) = (0, 0x62)
    #expect(String(upToZeroIn: &none) == "")
    var accented: (UInt8, UInt8, UInt8) = (0xC3, 0xA9, 0)
    #expect(String(upToZeroIn: &accented) == "é")
  }
}
