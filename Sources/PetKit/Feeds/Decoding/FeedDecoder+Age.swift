extension FeedDecoder {
  /// Reads the birthday, or what an age says of it.
  func readAge(into pet: inout Pet, _ values: inout FeedValues) {
    pet.birthday = day(.birthday, &values)
    let isEstimated = truth(.estimated, &values) ?? (truth(.isExact, &values).map { !$0 })
    let group = word(.ageGroup, forms.ageGroups, &values)
    // An age is read though the birthday is known: one that is nonsense says that something is wrong.
    let written = age(.age, forms.ageUnit, &values)
    let counted = age(.ageInWeeks, .weeks, &values)
    let age = written ?? counted
    if pet.birthday != nil {
      pet.isBirthdayEstimated = isEstimated ?? false
      return
    }
    var certain: AgeGroup?
    switch age {
    case .reading(.span(let span)):
      if let asOf = day(.asOf, &values) {
        pet.birthday = span.birthday(asOf: asOf)
        pet.isBirthdayEstimated = pet.birthday != nil
        if pet.birthday == nil, let value = values[.age] ?? values[.ageInWeeks] {
          values.note(ValueError(code: .outOfRange, detail: "is too long an age"), .age, value)
        }
        return
      }
      certain = AgeReading.span(span).group
    case .reading(let reading):
      // What was young on some day need not be young any more; what was old is.
      let bound = reading.group
      certain = bound == .senior || values[.asOf] == nil ? bound : nil
    case .group(let word): certain = word
    case nil: break
    }
    pet.ageGroup = group ?? certain
  }

  private enum AgeValue {
    case reading(AgeReading)
    case group(AgeGroup)
  }

  private func age(
    _ role: FeedColumn, _ unit: FeedForms.AgeUnit?, _ values: inout FeedValues
  ) -> AgeValue? {
    guard let value = values[role], !isNoValue(value.text) else { return nil }
    if case .value(let group) = forms.ageGroups.meaning(of: value.text) { return .group(group) }
    do {
      let reading = try AgeReading(value.text, bareUnit: unit)
      if forms.isZeroAgeUnknown, reading == .span(AgeSpan()) { return nil }
      return .reading(reading)
    } catch {
      values.note(error, role, value)
      return nil
    }
  }
}
