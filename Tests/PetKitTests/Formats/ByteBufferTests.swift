import PetKit
import Testing

struct ByteBufferTests {
  @Test func `texts, bytes and repeated bytes come out in the order they went in`() {
    var buffer = ByteBuffer()
    buffer.append("Zoë")
    buffer.append(0x09)
    buffer.append(contentsOf: [0x31, 0x32])
    buffer.append(repeating: 0x20, count: 3)
    buffer.append("a text longer than fifteen bytes".utf8.span)
    #expect(buffer.bytes.prefix(5) == [0x5A, 0x6F, 0xC3, 0xAB, 0x09])
    #expect(buffer.text == "Zoë\t12   a text longer than fifteen bytes")
    #expect(buffer.count == 42)
  }

  @Test func `a buffer that was emptied can be filled again`() {
    var buffer = ByteBuffer()
    buffer.reserve(64)
    #expect(buffer.isEmpty)
    buffer.append("Stuart")
    buffer.removeAll()
    #expect(buffer.isEmpty)
    buffer.append("")
    buffer.append("Rex")
    #expect(buffer.text == "Rex")
  }
}
