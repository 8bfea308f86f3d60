import PetKit
import TestSupport
import Testing

struct ResultRingTests {
  @Test(arguments: 1...6)
  func `results are taken in their order, however they come`(places: Int) {
    var generator = SeededGenerator(seed: places)
    for _ in 0..<100 {
      var ring = ResultRing<Int>(count: places)
      var (put, taken) = (0, 0)
      while taken < 20 {
        // As many as there are places are under way, and come in any order.
        let coming = (put..<min(taken + places, 20)).shuffled(using: &generator)
        for index in coming { ring.put(.output(index), at: index) }
        put += coming.count
        for _ in 0..<Int.random(in: 1...places, using: &generator) where taken < put {
          guard case .output(taken) = ring.takeNext() else {
            Issue.record("\(taken) is not the next")
            return
          }
          taken += 1
        }
      }
      #expect(ring.takeNext() == nil)
    }
  }

  @Test func `the next is here when it has come and those before it were taken`() {
    var ring = ResultRing<Int>(count: 2)
    ring.put(.output(1), at: 1)
    #expect(!ring.hasNext)
    ring.put(.output(0), at: 0)
    #expect(ring.hasNext)
    _ = ring.takeNext()
    #expect(ring.hasNext)
    _ = ring.takeNext()
    #expect(!ring.hasNext)
    ring.put(.finished, at: 2)
    #expect(ring.hasNext)
  }
}
