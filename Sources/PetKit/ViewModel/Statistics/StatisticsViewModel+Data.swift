extension StatisticsViewModel {
  /// Every figure for programs, one a row: of which field, of which of its values, what it says, in which unit, and the number.
  ///
  /// A value that is not known is missing.
  package var data: ListTable {
    let columns = ["field", "value", "figure", "unit", "number"].map { name in
      ListColumn(name, title: name, isNumeric: name == "number")
    }
    var rows = [count("animals", .missing, statistics.total.animals)]
    for section in sections {
      rows += section.rows.map { count(section.column.rawValue, $0.value, $0.count) }
    }
    rows += feeRows + ageRows + stayRows
    return ListTable(columns: columns, rows: rows.map { $0.map { ListCell($0) } })
  }

  private var feeRows: [[DataValue]] {
    let total = statistics.total
    let amounts = total.fees.entries.flatMap { entry in
      let (currency, tally) = (entry.currency, entry.amounts)
      let figures = [
        ("sum", tally.sum(in: currency)), ("median", tally.median(in: currency)),
        ("minimum", tally.minimum(in: currency)), ("maximum", tally.maximum(in: currency)),
      ]
      let value = DataValue.term(currency.code)
      return [count("fee", value, tally.count)]
        + figures.map { figure, amount in
          [.term("fee"), value, .term(figure), value, DataValue(term: amount?.amountText)]
        }
    }
    return amounts + [
      count("fee", .term("waived"), total.waived), count("fee", .missing, total.feesNotSet),
    ]
  }

  private var ageRows: [[DataValue]] {
    let total = statistics.total
    return days("age", total.ages) + [
      count("age", .term("not born yet"), total.unborn),
      count("age", .missing, total.agesUnknown),
    ]
  }

  private var stayRows: [[DataValue]] {
    let total = statistics.total
    return days("stay", total.stays) + [count("stay", .missing, total.staysUnknown)]
  }

  private func count(_ field: String, _ value: DataValue, _ number: Int) -> [DataValue] {
    [.term(field), value, .term("count"), .term("animals"), DataValue(number: number)]
  }

  private func days(_ field: String, _ tally: Tally) -> [[DataValue]] {
    let known = DataValue.term("known")
    let figures = [
      ("median", tally.medianText), ("minimum", tally.minimum.map { String($0) }),
      ("maximum", tally.maximum.map { String($0) }),
    ]
    return [count(field, known, tally.count)]
      + figures.map { figure, number in
        [
          .term(field), known, .term(figure), .term("days"),
          number.map { .number($0) } ?? .missing,
        ]
      }
  }
}
