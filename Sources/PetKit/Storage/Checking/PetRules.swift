/// What must hold between the values of a pet, each of which may be right by itself.
struct PetRules: Sendable {
  /// The day on which the catalog is checked.
  let today: CalendarDay
  /// Where the pictures are, if that is known.
  let pictures: PictureFolder?
  /// The earliest birthday that is taken without a question.
  private let earliestBirthday: CalendarDay

  /// The most years that a pet is likely to live.
  private static let longestLife = 40
  /// The most that an adoption is likely to cost, in a currency's main unit.
  private static let highestFee = 10_000

  init(on today: CalendarDay, pictures: PictureFolder? = nil) {
    self.today = today
    self.pictures = pictures
    let longestAgo = today.adding(months: -12 * Self.longestLife)
    let first = CalendarDay(year: 1980, month: 1, day: 1)
    earliestBirthday = [longestAgo, first].compactMap(\.self).max() ?? today
  }

  /// Tells which rules a pet breaks.
  @inline(__always)
  func check(_ pet: borrowing Pet, _ note: (PetField, RuleBreach) -> Void) {
    if let birthday = pet.birthday {
      if birthday > today { note(.birthday, .futureBirthday(today: today)) }
      if birthday < earliestBirthday { note(.birthday, implausible(birthday)) }
      if let arrived = pet.arrived, arrived < birthday {
        note(
          .arrived, .arrivedBefore(birthday: birthday, isEstimated: pet.isBirthdayEstimated))
      }
    }
    if let adopted = pet.adopted {
      if let arrived = pet.arrived, adopted < arrived {
        note(.adopted, .adoptedBefore(arrived: arrived))
      }
      if pet.status != .adopted { note(.adopted, .adoptedBeside(pet.status)) }
    }
    if case .amount(let fee) = pet.fee, fee.minorUnits > 100 * Self.highestFee, isImplausible(fee) {
      note(.fee, .implausibleFee)
    }
    if let id = pet.id, id.utf8.count == pet.name.utf8.count, id == pet.name {
      note(.name, .nameIsID)
    }
    if let pictures, let image = pet.image, pictures.lacks(image) {
      note(.image, .missingPicture(alike: pictures.pictureLike(image)))
    }
  }

  private func implausible(_ birthday: CalendarDay) -> RuleBreach {
    // Years such as 0021 are the two digits of one of ours.
    let meant =
      birthday.year < 100
      ? CalendarDay(year: birthday.year + 2000, month: birthday.month, day: birthday.day) : nil
    return .implausibleBirthday(
      years: Age(from: birthday, to: today)?.years ?? 0,
      meant: meant.flatMap { $0 <= today ? $0 : nil })
  }

  /// The unit of a currency without decimals is worth about a hundredth of others.
  private func isImplausible(_ fee: Money) -> Bool {
    var unit = 1
    for _ in 0..<max(fee.currency.exponent, 2) { unit *= 10 }
    return fee.minorUnits > unit * Self.highestFee
  }
}
