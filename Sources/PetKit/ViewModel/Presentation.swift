/// What turns a pet into texts beside the pet itself: the day, the style of ages, and the fees.
public struct Presentation: Sendable, Hashable {
  /// The day on which the texts are true.
  public let today: CalendarDay

  /// The way to say an age.
  public let ageStyle: AgeStyle

  /// The fees of pets that have none of their own, and the age bands.
  public let schedule: FeeSchedule

  /// The pets whose fee is waived whatever it would be, as on the day of an adoption event.
  public let waiver: PetFilter?

  /// Creates a presentation for a day.
  public init(
    today: CalendarDay, ageStyle: AgeStyle = .natural, schedule: FeeSchedule = .standard,
    waiver: PetFilter? = nil
  ) {
    self.today = today
    self.ageStyle = ageStyle
    self.schedule = schedule
    self.waiver = waiver
  }

  /// The fields of a pet that its fee depends on.
  public var feeFields: PetFields {
    schedule.fields.union(waiver?.fields ?? [])
  }
}
