extension StatisticsViewModel {
  /// What the pets cost, a row a currency, and how many pay nothing or have no fee set.
  package var fees: ListTable {
    let columns = [
      ListColumn("fees", title: "Fees"), ListColumn("animals", title: "Animals", isNumeric: true),
      ListColumn("sum", title: "Sum", isNumeric: true),
      ListColumn("median", title: "Median", isNumeric: true),
      ListColumn("minimum", title: "Lowest", isNumeric: true),
      ListColumn("maximum", title: "Highest", isNumeric: true),
    ]
    var rows = total.fees.entries.map { entry in
      let (currency, tally) = (entry.currency, entry.amounts)
      return [
        currency.code, String(tally.count), tally.sum(in: currency)?.text,
        tally.median(in: currency)?.text, tally.minimum(in: currency)?.text,
        tally.maximum(in: currency)?.text,
      ]
    }
    if total.waived > 0 { rows.append(["waived", String(total.waived), nil, nil, nil, nil]) }
    if total.feesNotSet > 0 {
      rows.append(["not set", String(total.feesNotSet), nil, nil, nil, nil])
    }
    return table(columns, rows)
  }

  /// How old the pets are, and how many have an age that nothing tells.
  package var ages: ListTable {
    let columns = [
      ListColumn("ages", title: "Ages"), ListColumn("animals", title: "Animals", isNumeric: true),
      ListColumn("minimum", title: "Youngest"), ListColumn("median", title: "Median"),
      ListColumn("maximum", title: "Oldest"),
    ]
    var rows: [[String?]] = []
    if total.ages.count > 0 {
      rows.append([
        "known", String(total.ages.count), total.ages.minimum.map(ageText),
        medianAgeText(of: total), total.ages.maximum.map(ageText),
      ])
    }
    if total.unborn > 0 { rows.append(["not born yet", String(total.unborn), nil, nil, nil]) }
    if total.agesUnknown > 0 { rows.append(["unknown", String(total.agesUnknown), nil, nil, nil]) }
    return table(columns, rows)
  }

  /// How long the pets have been at the shelter, and how many stays have a length that nothing tells.
  package var stays: ListTable {
    let columns = [
      ListColumn("stays", title: "Stays"), ListColumn("animals", title: "Animals", isNumeric: true),
      ListColumn("minimum", title: "Shortest", isNumeric: true),
      ListColumn("median", title: "Median", isNumeric: true),
      ListColumn("maximum", title: "Longest", isNumeric: true),
    ]
    var rows: [[String?]] = []
    if total.stays.count > 0 {
      rows.append([
        "known", String(total.stays.count), total.stays.minimum.map(Self.daysText),
        medianStayText(of: total), total.stays.maximum.map(Self.daysText),
      ])
    }
    if total.staysUnknown > 0 {
      rows.append(["unknown", String(total.staysUnknown), nil, nil, nil])
    }
    return table(columns, rows)
  }

  /// Returns the median of some ages as a text; half a day is left out.
  func medianAgeText(of figures: PetFigures) -> String? {
    figures.ages.doubledMedian.map { ageText(Int($0 / 2)) }
  }

  /// Returns the median of some stays as a text, to the half day.
  func medianStayText(of figures: PetFigures) -> String? {
    figures.stays.medianText.map { $0 == "1" ? "1 day" : "\($0) days" }
  }

  private var total: PetFigures { statistics.total }

  private func table(_ columns: [ListColumn], _ rows: [[String?]]) -> ListTable {
    ListTable(columns: columns, rows: rows.map { $0.map { ListCell(DataValue(text: $0)) } })
  }

  /// Returns the text for an age of so many days: that of a pet that was born then.
  private func ageText(_ days: Int) -> String {
    let presentation = statistics.presentation
    let style = presentation.ageStyle == .group ? .natural : presentation.ageStyle
    let birthday = presentation.today.adding(days: -days)
    return AgeText.text(
      for: Pet(name: "", birthday: birthday),
      in: Presentation(today: presentation.today, ageStyle: style))
  }

  private static func daysText(_ days: Int) -> String {
    days == 1 ? "1 day" : "\(days) days"
  }
}
