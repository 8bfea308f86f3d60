/// A rule between the values of a pet that it breaks.
enum RuleBreach: Sendable, Hashable {
  case futureBirthday(today: CalendarDay)
  /// Years that the pet would have lived, and the birthday that was probably meant.
  case implausibleBirthday(years: Int, meant: CalendarDay?)
  case arrivedBefore(birthday: CalendarDay, isEstimated: Bool)
  case adoptedBefore(arrived: CalendarDay)
  case adoptedBeside(Status?)
  case implausibleFee
  case nameIsID
  /// A picture that is there and called almost the same.
  case missingPicture(alike: String?)
  case formula
}

extension RuleBreach {
  var code: Problem.Code {
    switch self {
    case .futureBirthday: .futureBirthday
    case .implausibleBirthday: .implausibleBirthday
    case .arrivedBefore: .arrivedBeforeBirthday
    case .adoptedBefore: .adoptedBeforeArrived
    case .adoptedBeside: .adoptedWithoutStatus
    case .implausibleFee: .implausibleFee
    case .nameIsID: .nameIsID
    case .missingPicture: .missingPicture
    case .formula: .formula
    }
  }

  /// What cannot be true is an error; what is odd, or rests on a guess, is a warning.
  var severity: Problem.Severity {
    switch self {
    case .arrivedBefore(_, let isEstimated): isEstimated ? .warning : .error
    case .adoptedBefore: .error
    default: .warning
    }
  }

  /// The sentence that the field and its value begin.
  var detail: String {
    switch self {
    case .futureBirthday(let today): "is after \(today)"
    case .implausibleBirthday(let years, _): "makes the pet \(years) years old"
    case .arrivedBefore(let birthday, false): "is before the birthday, \(birthday)"
    case .arrivedBefore(let birthday, true): "is before the estimated birthday, \(birthday)"
    case .adoptedBefore(let arrived): "is before the arrival, \(arrived)"
    case .adoptedBeside(let status?): "does not go with the status \(status.rawValue)"
    case .adoptedBeside(nil): "stands without a status"
    case .implausibleFee: "is more than adoptions cost"
    case .nameIsID: "is the id, and not a name"
    case .missingPicture: "is not in the catalog's folder"
    case .formula: "begins as a spreadsheet's formula does"
    }
  }

  /// What to write instead.
  var hint: String? {
    switch self {
    case .implausibleBirthday(_, let meant): meant.map { "did you mean \($0)?" }
    case .adoptedBeside: "set the status to adopted, or leave the day out"
    case .missingPicture(let alike): alike.map { "did you mean \($0)?" }
    case .futureBirthday, .arrivedBefore, .adoptedBefore, .implausibleFee, .nameIsID, .formula:
      nil
    }
  }
}
