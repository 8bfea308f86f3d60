/// The statistics of a catalog: bars and figures for people, every figure a row for programs.
package struct StatisticsView: Sendable, Hashable {
  private let viewModel: StatisticsViewModel

  package init(_ viewModel: StatisticsViewModel) {
    self.viewModel = viewModel
  }

  /// Returns the bytes of the figures in a format; `table` and `lines` are the page with bars.
  package func bytes(
    in format: OutputFormat, bars: BarStyle, style: ListStyle = ListStyle()
  ) -> [UInt8] {
    let isGrouped = !viewModel.statistics.grouping.isEmpty
    switch format {
    case .lines, .table: return page(bars, width: style.width)
    case .csv, .tsv, .json, .jsonl:
      let table = isGrouped ? viewModel.groupData : viewModel.data
      return table.bytes(in: format, style: style)
    case .markdown, .html:
      let table = isGrouped ? viewModel.groupTable : viewModel.data
      return table.bytes(in: format, style: style)
    }
  }

  private func page(_ bars: BarStyle, width: Int?) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append(viewModel.heading + "\n")
    guard viewModel.statistics.total.animals > 0 else { return buffer.bytes }
    buffer.append(0x0A)
    if viewModel.statistics.grouping.isEmpty {
      let sections = viewModel.sections.map { section in
        BarChart.Section(section.column.title, Self.longest(section.rows))
      }
      BarChart(sections, style: bars, width: width).append(to: &buffer)
      for table in [viewModel.fees, viewModel.ages, viewModel.stays] {
        buffer.append(0x0A)
        append(Self.tableView(table, width: width).pieces(keeping: 1), to: &buffer)
      }
    } else {
      append(groups(bars, width: width), to: &buffer)
    }
    return buffer.bytes
  }

  private func append(_ tables: [TableView], to buffer: inout ByteBuffer) {
    for (place, table) in tables.enumerated() {
      if place > 0 { buffer.append(0x0A) }
      table.append(to: &buffer)
    }
  }

  /// The table of groups, with a bar at the end of each row where there is room for it.
  private func groups(_ bars: BarStyle, width: Int?) -> [TableView] {
    let table = Self.tableView(viewModel.groupTable, width: width)
    var pieces = table.pieces(keeping: viewModel.statistics.grouping.count)
    let first = pieces[0]
    let room = (width ?? Self.usualWidth) - first.naturalWidth - TableLayout.gap
    guard room >= Self.shortestBar else { return pieces }
    let counts = viewModel.orderedGroups.map(\.figures.animals)
    let bar = Bar(
      style: bars, greatest: counts.max() ?? 0, cells: min(room, Self.longestBar))
    pieces[0] = TableView(
      columns: first.columns + [TableColumn("")],
      rows: zip(first.rows, counts).map { $0 + [bar.text(for: $1)] }, width: width)
    return pieces
  }

  private static func tableView(_ table: ListTable, width: Int?) -> TableView {
    TableView(
      columns: table.columns.map(\.tableColumn), rows: table.rows.map { $0.map(\.text) },
      width: width)
  }

  /// The rows that are drawn: the first ones, the others in one, and what is not known.
  private static func longest(_ rows: [StatisticsViewModel.Row]) -> [BarChart.Row] {
    let known = rows.filter { $0.value != .missing }
    let shown = known.count <= mostRows ? known : Array(known.prefix(mostRows - 1))
    let others = known.dropFirst(shown.count)
    var drawn = shown.map { BarChart.Row($0.label, $0.count) }
    if !others.isEmpty {
      drawn.append(
        BarChart.Row("\(others.count) others", others.reduce(0) { $0 + $1.count }))
    }
    return drawn + rows.filter { $0.value == .missing }.map { BarChart.Row($0.label, $0.count) }
  }

  private static let mostRows = 20
  private static let usualWidth = 100
  private static let shortestBar = 6
  private static let longestBar = 20
}
