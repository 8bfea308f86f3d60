public import FoundationEssentials

extension PetViewModel {
  /// Creates the view model of a pet on the day that it is now in the calendar's time zone, with the standard fees.
  ///
  /// An instant outside the years 1...9999 counts as the nearest day within them.
  public init(
    pet: Pet, calendar: Calendar = Calendar(identifier: .gregorian), now: Date = Date()
  ) {
    let nearest = now.timeIntervalSince1970 < 0 ? CalendarDay.first : CalendarDay.last
    let today = CalendarDay(now, in: calendar) ?? nearest
    self.init(pet, in: Presentation(today: today))
  }
}
