import Glibc
import PetKit
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
