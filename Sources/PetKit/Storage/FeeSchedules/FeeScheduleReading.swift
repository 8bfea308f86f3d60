/// A fee schedule on its way from the records of a file to rules.
struct FeeScheduleReading {
  private let name: String
  private var search: IdleRuleSearch
  private(set) var rules: [(rule: FeeRule, position: Position)] = []
  private(set) var problems: [Problem] = []

  init(_ name: String, ageBands: AgeBands) {
    self.name = name
    search = IdleRuleSearch(bands: ageBands)
  }

  mutating func read(_ table: SmallTable, currency: Currency) {
    checkColumns(of: table)
    var decoder = FeeRuleDecoder(
      currency: Self.currency(of: table) ?? currency, usesDecimalComma: table.usesDecimalComma)
    for row in table.rows {
      let rule = decoder.rule { row.cells[Feed.folded($0.rawValue)]?.text }
      for failure in decoder.failures {
        let cell = row.cells[Feed.folded(failure.column.rawValue)]
        problems.append(
          problem(
            failure.error, at: cell?.position ?? row.position,
            field: cell.map { _ in failure.column.rawValue }, value: cell?.text))
      }
      guard let rule else { continue }
      checkUse(of: rule, at: row.position)
      rules.append((rule, row.position))
    }
  }

  /// Returns the currency of the schedule: the first that a row names, in its fee or beside it.
  private static func currency(of table: SmallTable) -> Currency? {
    for row in table.rows {
      let beside = row.cells[FeeColumn.currency.rawValue].flatMap { Currency(code: $0.text) }
      let named = row.cells[FeeColumn.fee.rawValue]
        .flatMap { FeeRuleDecoder.namedCurrency(in: $0.text) }
      if let currency = named ?? beside { return currency }
    }
    return nil
  }

  private mutating func checkColumns(of table: SmallTable) {
    var met: Set<FeeColumn> = []
    for column in table.columns where !column.text.isEmpty {
      guard let known = FeeColumn.named(column.text) else {
        let names = FeeColumn.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: column.text, among: names).first
        let error = ValueError(
          code: .unknownColumn, detail: "is not a column of a fee schedule",
          hint: near.map { "did you mean \($0)?" } ?? "columns are \(names.joined(separator: ", "))"
        )
        problems.append(problem(error, at: column.position, value: column.text))
        continue
      }
      if !met.insert(known).inserted {
        let error = ValueError(code: .duplicateColumn, detail: "stands twice")
        problems.append(problem(error, at: column.position, value: column.text))
      }
    }
    if !met.contains(.fee), let first = table.columns.first {
      let error = ValueError(code: .missingFee, detail: "the schedule has no column fee")
      problems.append(problem(error, at: first.position))
    }
  }

  /// Warns of a rule that can never match.
  private mutating func checkUse(of rule: FeeRule, at position: Position) {
    let error: ValueError
    switch search.reason(for: rule) {
    case nil: return
    case .noSuchAge:
      let animal = rule.ageGroup?.rawValue ?? "animal"
      error = ValueError(
        code: .idleRule, detail: "the rule can never match: no \(animal) is of that age")
    case .matchedBefore(let earlier):
      error = ValueError(
        code: .idleRule,
        detail: "the rule can never match: \(places(of: earlier)) first",
        hint: earlier.count == 1
          ? "put the narrower rule first" : "together they match all that it matches")
    }
    problems.append(problem(error, at: position, severity: .warning))
  }

  /// Says which rules match.
  private func places(of earlier: [Int]) -> String {
    let lines = earlier.map { String(rules[$0].position.line) }
    guard let last = lines.last, lines.count > 1 else {
      return "the one in line \(lines.joined()) matches"
    }
    guard lines.count <= 6 else { return "\(lines.count) rules before it match" }
    return "the ones in lines \(lines.dropLast().joined(separator: ", ")) and \(last) match"
  }

  private func problem(
    _ error: ValueError, at position: Position, field: String? = nil, value: String? = nil,
    severity: Problem.Severity = .error
  ) -> Problem {
    Problem(
      file: name, line: position.line, column: position.column, severity: severity,
      code: error.code, field: field, value: value, detail: error.detail, hint: error.hint)
  }
}
