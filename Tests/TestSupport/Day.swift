package import PetKit
import Testing

/// Reads a day that a test is sure of.
package func day(_ text: String) throws -> CalendarDay {
  try #require(CalendarDay(text), "\(text) is not a day")
}
