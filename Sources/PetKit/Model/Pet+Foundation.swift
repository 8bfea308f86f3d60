public import FoundationEssentials

extension Pet {
  /// Creates a pet that was born at an instant, on the day that it then was in the calendar's time zone.
  public init(
    name: String, birthday: Date, rarity: Rarity? = nil, image: String? = nil,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    self.init(
      name: name, birthday: CalendarDay(birthday, in: calendar), rarity: rarity, image: image)
  }
}
