/// Counts drawn as bars, in sections whose labels, counts and bars stand under one another.
///
/// All bars have one scale: the greatest count of any section fills the room that is left. A count that is not zero has a bar, however
/// short.
package struct BarChart: Sendable, Hashable {
  /// A part of the chart under a title.
  package struct Section: Sendable, Hashable {
    package let title: String
    package let rows: [Row]

    package init(_ title: String, _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A label and its count.
  package struct Row: Sendable, Hashable {
    package let label: String
    package let count: Int

    package init(_ label: String, _ count: Int) {
      self.label = label
      self.count = count
    }
  }

  package let sections: [Section]
  package let style: BarStyle
  /// The cells that a line may take, nothing when no line is to be cut.
  package let width: Int?

  package init(_ sections: [Section], style: BarStyle, width: Int? = nil) {
    self.sections = sections
    self.style = style
    self.width = width
  }

  package func append(to buffer: inout ByteBuffer) {
    let rows = sections.flatMap(\.rows)
    let counts = rows.map(\.count)
    let countWidth = counts.map { String($0).count }.max() ?? 0
    let natural = rows.map { DisplayWidth.of(SafeText.trimmed($0.label)) }.max() ?? 0
    let gaps = Self.indentation + 2 * Self.gap
    let room = width ?? Self.usualWidth
    let labelWidth =
      width == nil ? natural : max(1, min(natural, room - gaps - countWidth - Self.shortestBar))
    let cells = min(Self.longestBar, room - gaps - countWidth - labelWidth)
    let bar = Bar(style: style, greatest: counts.max() ?? 0, cells: cells)
    for (place, section) in sections.enumerated() {
      if place > 0 { buffer.append(0x0A) }
      buffer.append(SafeText.trimmed(section.title) + "\n")
      for row in section.rows {
        let label = DisplayWidth.cut(SafeText.trimmed(row.label), to: labelWidth)
        let count = String(row.count)
        buffer.append(repeating: 0x20, count: Self.indentation)
        buffer.append(label)
        let padding = labelWidth - DisplayWidth.of(label) + countWidth - count.utf8.count
        buffer.append(repeating: 0x20, count: padding + Self.gap)
        buffer.append(count)
        let drawn = bar.text(for: row.count)
        if !drawn.isEmpty { buffer.append(repeating: 0x20, count: Self.gap) }
        buffer.append(drawn)
        buffer.append(0x0A)
      }
    }
  }

  private static let indentation = 2
  private static let gap = 2
  private static let usualWidth = 80
  private static let longestBar = 40
  private static let shortestBar = 8
}
