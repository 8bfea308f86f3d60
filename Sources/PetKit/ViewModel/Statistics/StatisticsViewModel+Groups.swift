extension StatisticsViewModel {
  /// A group: the values of its columns and its figures.
  struct Group {
    let key: [DataValue]
    let figures: PetFigures
  }

  /// The groups in their order, spellings that differ only in case being one.
  var orderedGroups: [Group] {
    let entries = statistics.groups.map { (key: $0.key, value: $0.value) }
    let order = GroupOrder(statistics.grouping)
    return SpellingFold.joined(entries, count: \.animals) { $0.merge($1) }
      .map { Group(key: $0.key, figures: $0.value) }
      .sorted { order.isBefore($0.key, $1.key) }
  }

  /// The groups for people, a row a group.
  package var groupTable: ListTable {
    let columns =
      statistics.grouping.map(ListColumn.init) + [
        ListColumn("animals", title: "Animals", isNumeric: true),
        ListColumn("fees", title: "Fees", isNumeric: true),
        ListColumn("median_fee", title: "Median fee", isNumeric: true),
        ListColumn("median_age", title: "Median age"),
        ListColumn("median_stay", title: "Median stay", isNumeric: true),
      ]
    let rows = orderedGroups.map { group in
      let labels = zip(statistics.grouping, group.key).map { $0.label(of: $1) }
      let fees = group.figures.fees.entries
      let texts: [String?] = [
        String(group.figures.animals),
        fees.compactMap { $0.amounts.sum(in: $0.currency)?.text }.joined(separator: " + "),
        fees.compactMap { $0.amounts.median(in: $0.currency)?.text }.joined(separator: ", "),
        medianAgeText(of: group.figures), medianStayText(of: group.figures),
      ]
      return (labels + texts).map { ListCell(DataValue(text: $0)) }
    }
    return ListTable(columns: columns, rows: rows)
  }

  /// The groups for programs, a row a group, with the figures of each currency that any group has in columns of its own.
  package var groupData: ListTable {
    let groups = orderedGroups
    let currencies = statistics.total.fees.entries.map(\.currency)
    let names =
      [
        "animals", "age_count", "age_min_days", "age_median_days", "age_max_days", "stay_count",
        "stay_min_days", "stay_median_days", "stay_max_days", "fee_waived", "fee_not_set",
      ]
      + currencies.flatMap { currency in
        ["count", "sum", "median", "min", "max"]
          .map { "fee_\($0)_\(currency.code.lowercased())" }
      }
    let columns =
      statistics.grouping.map(ListColumn.init)
      + names.map { ListColumn($0, title: $0, isNumeric: true) }
    let rows = groups.map { group in
      let figures = group.figures
      let counts: [DataValue] =
        [.number(String(figures.animals))] + days(figures.ages) + days(figures.stays) + [
          .number(String(figures.waived)), .number(String(figures.feesNotSet)),
        ]
      let fees = currencies.flatMap { amounts(figures.fees[$0], in: $0) }
      return (group.key + counts + fees).map { ListCell($0) }
    }
    return ListTable(columns: columns, rows: rows)
  }

  private func days(_ tally: Tally) -> [DataValue] {
    [
      DataValue(number: tally.count), DataValue(number: tally.minimum),
      tally.medianText.map { .number($0) } ?? .missing, DataValue(number: tally.maximum),
    ]
  }

  private func amounts(_ tally: Tally, in currency: Currency) -> [DataValue] {
    [
      DataValue(number: tally.count), DataValue(term: tally.sum(in: currency)?.amountText),
      DataValue(term: tally.median(in: currency)?.amountText),
      DataValue(term: tally.minimum(in: currency)?.amountText),
      DataValue(term: tally.maximum(in: currency)?.amountText),
    ]
  }
}
