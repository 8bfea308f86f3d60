import PetKit
import Testing

struct BarChartTests {
  private func chart(
    _ rows: [(String, Int)], _ style: BarStyle = .eighths, width: Int? = nil
  ) -> String {
    var buffer = ByteBuffer()
    let section = BarChart.Section("Species", rows.map { BarChart.Row($0, $1) })
    BarChart([section], style: style, width: width).append(to: &buffer)
    return buffer.text
  }

  @Test func `bars stand under one another and go to an eighth of a cell`() {
    #expect(
      chart([("cat", 64), ("dog", 33), ("猫", 9), ("ape", 1), ("none", 0)], width: 22) == """
        Species
          cat   64  ██████████
          dog   33  █████▏
          猫     9  █▍
          ape    1  ▏
          none   0

        """)
  }

  @Test func `elsewhere they are drawn to a cell, and any count has one`() {
    #expect(
      chart([("cat", 64), ("dog", 33), ("ape", 1), ("none", 0)], .hashes, width: 22) == """
        Species
          cat   64  ##########
          dog   33  #####
          ape    1  #
          none   0

        """)
  }

  @Test func `without a width the longest bar has forty cells`() {
    #expect(
      chart([("cat", 3)], .hashes).contains("  3  " + String(repeating: "#", count: 40) + "\n"))
  }

  @Test func `sections have one scale and one column of labels`() {
    var buffer = ByteBuffer()
    let sections = [
      BarChart.Section("Sex", [BarChart.Row("f", 8)]),
      BarChart.Section("Status", [BarChart.Row("available", 4), BarChart.Row("hold", 100)]),
    ]
    BarChart(sections, style: .hashes, width: 28).append(to: &buffer)
    #expect(
      buffer.text == """
        Sex
          f            8  #

        Status
          available    4  #
          hold       100  ##########

        """)
  }

  @Test func `in a narrow terminal labels are cut before bars, and no line is wider`() {
    #expect(
      chart([("Domestic Shorthair", 12)], .hashes, width: 24)
        == """
        Species
          Domesti…  12  ########

        """)
    for width in 1...40 {
      let lines = chart([("Domestic Shorthair", 12), ("\u{1B}x", 1)], width: width)
        .split(separator: "\n").dropFirst()
      for line in lines where width >= 12 {
        #expect(DisplayWidth.of(String(line)) <= width)
      }
    }
  }

  @Test func `a hostile label is written out`() {
    #expect(chart([("\u{1B}[2J\n", 1)]).contains(#"  \u{1B}[2J\n  1  █"#))
  }
}
