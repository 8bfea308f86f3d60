extension Pet {
  /// Returns the age on a day, or `nil` where the birthday is not known or lies after it.
  public func age(on today: CalendarDay) -> Age? {
    birthday.flatMap { Age(from: $0, to: today) }
  }

  /// Returns the age group on a day: from the birthday, or else as the source gives it.
  ///
  /// A pet that is not born yet has none.
  public func ageGroup(on today: CalendarDay, bands: AgeBands) -> AgeGroup? {
    guard let birthday else { return ageGroup }
    return today.completedMonths(since: birthday).map(bands.group(ofMonths:))
  }
}
