/// A fee schedule as it is shown: a rule a row.
public struct FeeScheduleViewModel: Sendable, Hashable {
  /// The schedule itself.
  public let schedule: FeeSchedule

  /// Creates the view model of a schedule.
  public init(_ schedule: FeeSchedule) {
    self.schedule = schedule
  }

  /// The rules for programs: a schedule that holds these rows is read back as the same rules.
  package var data: ListTable {
    let columns = FeeColumn.allCases.map { column in
      ListColumn(column.rawValue, title: column.rawValue, isNumeric: column == .fee)
    }
    let rows = schedule.rules.map { rule in
      FeeColumn.allCases.map { ListCell(rule.value(for: $0)) }
    }
    return ListTable(columns: columns, rows: rows)
  }

  /// The rules for people: numbered, and without the columns that no rule makes use of.
  package var table: ListTable {
    let columns = [
      ListColumn("rule", title: "Rule", isNumeric: true), ListColumn("label", title: "For"),
      ListColumn("species", title: "Species"), ListColumn("group", title: "Group"),
      ListColumn("age", title: "Age"), ListColumn("size", title: "Size"),
      ListColumn("rarity", title: "Rarity"), ListColumn("fee", title: "Fee", isNumeric: true),
    ]
    let rows = schedule.rules.enumerated().map { index, rule in
      let texts = [
        String(index + 1), rule.label, rule.species, rule.ageGroup?.rawValue, rule.ageText,
        rule.size?.text, rule.rarity?.text, rule.amount.text,
      ]
      return texts.map { ListCell(DataValue(text: $0)) }
    }
    return ListTable(columns: columns, rows: rows).withoutBlankColumns()
  }
}

extension FeeRule {
  /// Returns the value of a column of a schedule.
  fileprivate func value(for column: FeeColumn) -> DataValue {
    switch column {
    case .species: DataValue(text: species)
    case .group: DataValue(term: ageGroup?.rawValue)
    case .minimumAge: DataValue(term: minimumAge?.description)
    case .maximumAge: DataValue(term: maximumAge?.description)
    case .size: DataValue(term: size?.text)
    case .rarity: DataValue(term: rarity?.rawValue)
    case .fee: .term(amount.amountText)
    case .currency: .term(amount.currency.code)
    case .label: DataValue(text: label)
    }
  }
}
