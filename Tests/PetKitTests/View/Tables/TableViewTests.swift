import PetKit
import Testing

struct TableViewTests {
  private let columns = [
    TableColumn("Name"), TableColumn("Age"), TableColumn("Fee", .trailing),
  ]

  private func table(
    _ rows: [[String]], columns: [TableColumn]? = nil, hasHeader: Bool = true, width: Int? = nil
  ) -> String {
    var buffer = ByteBuffer()
    TableView(
      columns: columns ?? self.columns, rows: rows, hasHeader: hasHeader, width: width
    ).append(to: &buffer)
    return buffer.text
  }

  @Test func `columns are aligned, numbers to the right, and a missing value is blank`() {
    let rows = [
      ["Stuart", "2 years old", "$500.00"],
      ["Milo", "", "$50.00"],
      ["Bartholomew", "8 weeks old", ""],
      ["Rex"],
    ]
    #expect(
      table(rows) == """
        Name         Age              Fee
        Stuart       2 years old  $500.00
        Milo                       $50.00
        Bartholomew  8 weeks old
        Rex

        """)
  }

  @Test func `wide letters, emoji and combining marks keep the columns straight`() {
    let rows = [
      ["たま", "1 year old", "$1.00"],
      ["👩‍👩‍👧‍👦", "1 year old", "$1.00"],
      ["🇳🇱 1️⃣", "1 year old", "$1.00"],
      ["Zoe\u{308}", "1 year old", "$1.00"],
      ["나비야", "1 year old", "$1.00"],
    ]
    #expect(
      table(rows) == """
        Name    Age           Fee
        たま    1 year old  $1.00
        👩‍👩‍👧‍👦      1 year old  $1.00
        🇳🇱 1️⃣   1 year old  $1.00
        Zoe\u{308}     1 year old  $1.00
        나비야  1 year old  $1.00

        """)
  }

  @Test func `a hostile name stays in its cell`() {
    let rows = [["\u{1B}[2J\u{202E}x\n\ty", "born today", "free"], ["Rex  ", "", " "]]
    #expect(
      table(rows) == #"""
        Name                     Age          Fee
        \u{1B}[2J\u{202E}x\n\ty  born today  free
        Rex

        """#)
  }

  @Test func `the widest texts give way to the width and numbers do not`() {
    let rows = [
      ["Bartholomew the Third", "2 years old", "$1,500.00"],
      ["猫猫猫猫猫猫", "7 months old", "$75.00"],
      ["Rex", "", ""],
    ]
    #expect(
      table(rows, width: 32) == """
        Name        Age              Fee
        Bartholom…  2 years …  $1,500.00
        猫猫猫猫…   7 months…     $75.00
        Rex

        """)
  }

  @Test func `a narrow text stays whole beside a wide one`() {
    let columns = [TableColumn("Name"), TableColumn("Description")]
    let rows = [["Stuart", "Likes long walks and short naps"]]
    #expect(
      table(rows, columns: columns, width: 20) == """
        Name    Description
        Stuart  Likes long …

        """)
    #expect(
      table(rows, columns: columns) == """
        Name    Description
        Stuart  Likes long walks and short naps

        """)
  }

  @Test(arguments: [
    (11, "…  A…   Fee\n…  2…  3.00\n"),
    (7, "…  …  …\n…  …  …\n"),
    (6, "N…  A…\n1…  2…\n"),
    (4, "…  …\n…  …\n"),
    (3, "Na…\n12…\n"),
    (1, "…\n…\n"),
  ]) func `when hardly anything fits, numbers are cut and the last columns go`(
    width: Int, expected: String
  ) {
    #expect(table([["12345", "2 years old", "3.00"]], width: width) == expected)
  }

  @Test func `no line is wider than the width`() {
    let rows = [
      ["Bartholomew 猫猫猫猫", "1 year 7 months old", "$1,500.00"],
      ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "\u{1B}\u{1B}", "waived"],
      ["Zoe\u{308}\u{301} 🇳🇱🇫🇷🇰🇷", "さくら", "KWD 12.345"],
    ]
    for width in 1...60 {
      for line in table(rows, width: width).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= width)
        #expect(line.last != " ")
      }
    }
  }

  @Test func `a table without header or rows is empty`() {
    #expect(table([], hasHeader: false) == "")
    #expect(table([["Rex", "", "free"]], hasHeader: false) == "Rex    free\n")
    #expect(table([]) == "Name  Age  Fee\n")
  }

  @Test func `pieces of a table have the first columns, and lose no digit`() {
    let table = TableView(
      columns: [
        TableColumn("Fees"), TableColumn("Sum", .trailing), TableColumn("Least", .trailing),
        TableColumn("Most", .trailing),
      ], rows: [["USD", "$4,107.50", "$0.00", "$500.00"], ["JPY", "¥5,000", "¥50", ""]],
      width: 22)
    var buffer = ByteBuffer()
    for piece in table.pieces(keeping: 1) {
      piece.append(to: &buffer)
      buffer.append("-\n")
    }
    #expect(
      buffer.text == """
        Fees        Sum  Least
        USD   $4,107.50  $0.00
        JPY      ¥5,000    ¥50
        -
        Fees     Most
        USD   $500.00
        -

        """)
  }

  @Test func `a table is one piece where it fits, and where its first columns do not`() {
    let rows = [["Stuart", "2 years old", "$500.00"]]
    for width in [28, 9, nil] {
      let table = TableView(columns: columns, rows: rows, width: width)
      #expect(table.pieces(keeping: width == 9 ? 2 : 1) == [table])
    }
    let narrow = TableView(columns: columns, rows: rows, width: 9)
    #expect(narrow.pieces(keeping: 1).map(\.columns.count) == [2, 2])
  }

  @Test(arguments: [Int.max, .max - 1, 30, 29])
  func `a width with room for everything changes nothing`(width: Int) {
    let rows = [["Stuart", "2 years old", "$500.00"], ["Mo", "", ""]]
    #expect(table(rows, width: width) == table(rows))
  }
}
