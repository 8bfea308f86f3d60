/// What turns a pet into texts beside the pet itself: the day, the style of ages, and the fees.
public struct Presentation: Sendable, Hashable {
  /// The day on which the texts are true.
  public let today: CalendarDay

  /// The way to say an age.
  public let ageStyle: AgeStyle

  /// The fees of pets that have none of their own, and the age bands.
  public let schedule: FeeSchedule

  /// The pets whose fee is waived whatever it would be, as on the day of an adoption event.
  public var waiver: PetFilter? { waivers.first }

  /// The waiver, if there is one: a filter that holds a presentation cannot stand in one itself.
  let waivers: [PetFilter]

  /// The texts of ages in whole years, from no year on.
  ///
  /// They and the texts of the schedule's fees are the same for many pets, so they are made once.
  let yearTexts: [String]

  /// The texts of the fees of the schedule's rules.
  let ruleTexts: [String]

  /// Creates a presentation for a day.
  public init(
    today: CalendarDay, ageStyle: AgeStyle = .natural, schedule: FeeSchedule = .standard,
    waiver: PetFilter? = nil
  ) {
    self.today = today
    self.ageStyle = ageStyle
    self.schedule = schedule
    waivers = waiver.map { [$0] } ?? []
    yearTexts = (0..<40).map { AgeText.years($0, isEstimated: false) }
    ruleTexts = schedule.rules.map { $0.amount.text }
  }
}
