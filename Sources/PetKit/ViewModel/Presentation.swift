/// What turns a pet into texts beside the pet itself: the day, the style of ages, and the fees.
public struct Presentation: Sendable, Hashable {
  /// The day on which the texts are true.
  public let today: CalendarDay

  /// The way to say an age.
  public let ageStyle: AgeStyle

  /// The fees of pets that have none of their own, and the age bands.
  public let schedule: FeeSchedule

  /// Creates a presentation for a day.
  public init(
    today: CalendarDay, ageStyle: AgeStyle = .natural, schedule: FeeSchedule = .standard
  ) {
    self.today = today
    self.ageStyle = ageStyle
    self.schedule = schedule
  }
}
