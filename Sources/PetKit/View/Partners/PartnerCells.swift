/// The texts of a partner's cells, and what they cannot say.
struct PartnerCells: Sendable {
  private let form: PartnerForm
  private let today: CalendarDay
  private let hasWaived: Bool
  private let hasBirthday: Bool

  init(_ form: PartnerForm, on today: CalendarDay) {
    self.form = form
    self.today = today
    hasWaived = form.contents.values.contains(.isWaived)
    hasBirthday = form.contents.values.contains(.field(.birthday))
  }

  /// Returns the text of a cell, and adds what it cannot say.
  func text(
    _ content: PartnerForm.Content, of pet: borrowing Pet, _ problems: inout [FieldProblem]
  ) -> String {
    switch content {
    case .field(let field): text(field, of: pet, &problems)
    case .ageGroup: ageGroup(of: pet, &problems)
    case .isFeeShown: amount(of: pet).isEmpty ? "0" : "1"
    case .isWaived: pet.fee == .waived ? "1" : "0"
    case .weight: weight(of: pet, &problems)?.number ?? ""
    case .weightUnit:
      // What is wrong with the weight is told once, with its number.
      weight(of: pet)?.unit ?? ""
    }
  }

  private func text(
    _ field: PetField, of pet: borrowing Pet, _ problems: inout [FieldProblem]
  ) -> String {
    switch field {
    case .sex: word(pet.sex, form.sexes, pet.sex?.rawValue, field, &problems)
    case .status: word(pet.status, form.statuses, pet.status?.rawValue, field, &problems)
    case .size: size(of: pet, &problems)
    case .fee: fee(of: pet, &problems)
    case .birthday: pet.birthday.map(day) ?? ""
    case .arrived: pet.arrived.map(day) ?? ""
    case .adopted: pet.adopted.map(day) ?? ""
    default: freeText(field, of: pet, &problems)
    }
  }

  private func freeText(
    _ field: PetField, of pet: borrowing Pet, _ problems: inout [FieldProblem]
  ) -> String {
    let text = field.value(of: pet, currency: .usd).plainText
    if text.isEmpty { noteMissing(field, &problems) }
    if field == .name, let longest = form.longestName, text.count > longest {
      note(.error, field, text, "is longer than the \(longest) characters of a name", &problems)
    }
    let isRich = field == .description
    return oneLine(text, lineBreak: isRich ? form.lineBreak : " ")
  }

  private func size(of pet: borrowing Pet, _ problems: inout [FieldProblem]) -> String {
    guard let size = pet.size else { return "" }
    if let species = form.sizedSpecies, !species.contains(pet.species?.lowercased() ?? "") {
      note(.warning, .size, size.text, "has no place for this species", &problems)
      return ""
    }
    return word(size, form.sizes, size.text, .size, &problems)
  }

  private func ageGroup(of pet: borrowing Pet, _ problems: inout [FieldProblem]) -> String {
    if let birthday = pet.birthday {
      let days = today.dayNumber - birthday.dayNumber
      if days < 0 {
        note(.error, .birthday, birthday.description, "is after \(today)", &problems)
        return ""
      }
      if !hasBirthday {
        note(
          .warning, .birthday, birthday.description,
          "has no place in an upload to \(form.name), only its age group", &problems)
      }
      if days < form.ages.young { return "Baby" }
      if days < form.ages.adult { return "Young" }
      return days < form.ages.senior ? "Adult" : "Senior"
    }
    guard let group = pet.ageGroup else {
      noteMissing(.birthday, &problems)
      return ""
    }
    return group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
  }

  private func fee(of pet: borrowing Pet, _ problems: inout [FieldProblem]) -> String {
    switch pet.fee {
    case .notSet: return ""
    case .waived:
      if !hasWaived {
        note(.warning, .fee, "waived", "can only be left out for \(form.name)", &problems)
      }
      return ""
    case .amount(let money):
      let text = amount(of: pet)
      if text.isEmpty {
        let detail =
          !form.currencies.contains(money.currency)
          ? "is not in \(form.currencies.map(\.code).joined(separator: " or "))"
          : money.minorUnits == 0
            ? "is nothing, which \(form.name) takes for not set" : "is not a whole amount"
        note(.error, .fee, money.text, detail, &problems)
      }
      return text
    }
  }

  /// Returns the amount of the fee, nothing where the form cannot say it.
  private func amount(of pet: borrowing Pet) -> String {
    guard case .amount(let money) = pet.fee, form.currencies.contains(money.currency),
      money.minorUnits != 0
    else { return "" }
    switch form.fees {
    case .decimal: return money.amountText
    case .whole: return money.minorUnits % 100 == 0 ? String(money.minorUnits / 100) : ""
    }
  }

  private func weight(
    of pet: borrowing Pet, _ problems: inout [FieldProblem]
  ) -> (number: String, unit: String)? {
    let said = weight(of: pet)
    if said == nil, let weight = pet.weight {
      note(.error, .weight, weight.description, "is no thousandth of a kilogram", &problems)
    }
    return said
  }

  /// Returns the weight in a unit that partners know: grams become kilograms, where that is exact.
  private func weight(of pet: borrowing Pet) -> (number: String, unit: String)? {
    guard let weight = pet.weight else { return nil }
    switch weight.unit {
    case .lb: return (Thousandths.text(weight.thousandths), "lbs")
    case .oz: return (Thousandths.text(weight.thousandths), "oz")
    case .kg: return (Thousandths.text(weight.thousandths), "kg")
    case .g:
      guard weight.thousandths % 1000 == 0 else { return nil }
      return (Thousandths.text(weight.thousandths / 1000), "kg")
    }
  }

  private func day(_ day: CalendarDay) -> String {
    let text = day.description
    guard form.days == .monthFirst else { return text }
    return "\(text.dropFirst(5).prefix(2))/\(text.suffix(2))/\(text.prefix(4))"
  }

  /// Returns the partner's word for a value.
  private func word<Value: Hashable>(
    _ value: Value?, _ words: [Value: String], _ text: String?, _ field: PetField,
    _ problems: inout [FieldProblem]
  ) -> String {
    guard let value else {
      noteMissing(field, &problems)
      return ""
    }
    if let word = words[value] { return word }
    note(
      form.required.contains(field) ? .error : .warning, field, text ?? "",
      "has no word in an upload to \(form.name)", &problems)
    return ""
  }

  /// Returns a text in one line.
  private func oneLine(_ text: String, lineBreak: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    var line = ""
    for character in text {
      if character == "\n" || character == "\r" || character == "\r\n" {
        line += lineBreak
      } else {
        line.append(character)
      }
    }
    return line
  }

  private func noteMissing(_ field: PetField, _ problems: inout [FieldProblem]) {
    guard form.required.contains(field) else { return }
    let what = field == .birthday ? "age" : field.rawValue
    problems.append(
      FieldProblem(
        code: .missingValue, field: field, value: "",
        detail: "is missing: \(form.name) takes no animal without \(what)"))
  }

  private func note(
    _ severity: Problem.Severity, _ field: PetField, _ value: String, _ detail: String,
    _ problems: inout [FieldProblem]
  ) {
    problems.append(
      FieldProblem(
        code: .notSayable, severity: severity, field: field, value: value.excerpt,
        detail: detail))
  }
}
