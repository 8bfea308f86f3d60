import PetKit
import Testing

struct AgeSpanTextTests {
  @Test(arguments: [
    ("8w", "8w"), ("56d", "8w"), ("10d", "10d"), ("0d", "0d"), ("6m", "6m"), ("12m", "1y"),
    ("1y6m", "1y6m"), ("18m", "1y6m"), ("2y3w", "2y21d"), ("1m1w1d", "1m8d"), ("2Y", "2y"),
  ])
  func `a span is written as files have it`(text: String, description: String) throws {
    let span = try #require(AgeSpan(text))
    #expect(span.description == description)
    #expect(AgeSpan(span.description) == span)
  }
}
