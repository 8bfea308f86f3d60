import PetKit
import Testing

struct CardViewTests {
  private func card(
    _ title: String, _ fields: [(String, String)], width: Int? = nil
  ) -> String {
    var buffer = ByteBuffer()
    CardView(
      title: title, fields: fields.map { CardView.Field($0.0, $0.1) }, width: width
    ).append(to: &buffer)
    return buffer.text
  }

  @Test func `labels and values stand in two columns and blank values are left out`() {
    let fields = [
      ("Species", "dog"), ("Breed", ""), ("Age", "2 years old"), ("Fee", "$500.00"), ("Id", " \n"),
    ]
    #expect(
      card("Stuart", fields) == """
        Stuart
        Species  dog
        Age      2 years old
        Fee      $500.00

        """)
  }

  @Test func `a long value is wrapped in its column`() {
    let fields = [
      ("Age", "2 years old"),
      ("Description", "Likes long walks, short naps and 猫猫猫猫猫猫猫猫猫猫猫猫猫猫. See the note."),
    ]
    #expect(
      card("Stuart", fields, width: 33) == """
        Stuart
        Age          2 years old
        Description  Likes long walks,
                     short naps and
                     猫猫猫猫猫猫猫猫猫猫
                     猫猫猫猫. See the
                     note.

        """)
    #expect(
      card("Stuart", fields) == """
        Stuart
        Age          2 years old
        Description  Likes long walks, short naps and 猫猫猫猫猫猫猫猫猫猫猫猫猫猫. See the note.

        """)
  }

  @Test func `where there is no room beside the labels values stand below them`() {
    let fields = [("Description", "Likes long walks and short naps"), ("Fee", "waived")]
    #expect(
      card("Bartholomew the Third", fields, width: 18) == """
        Bartholomew the
          Third
        Description
          Likes long walks
          and short naps
        Fee
          waived

        """)
  }

  @Test func `a newline in a value cannot make a line that begins like a label`() {
    let fields = [
      ("Fee", "$500.00"), ("Description", "\nGood dog.  \r\n\r\nFee  free\u{1B}[2J\ty\n"),
    ]
    #expect(
      card("Rex\nFee  \u{202E}", fields) == #"""
        Rex\nFee  \u{202E}
        Fee          $500.00
        Description  Good dog.
                     Fee  free\u{1B}[2J\ty

        """#)
  }

  @Test func `no line is wider than the width`() {
    let fields = [
      (
        "Description",
        "A 👩‍👩‍👧‍👦 dog of さくらさくらさくらさくらさくら and Zoe\u{308}. " + "https://example.org/a-long-address"
      ),
      ("Fee", "waived"),
    ]
    for width in 13...60 {
      for line in card("さくら the third of her name", fields, width: width).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= width)
      }
    }
  }
}
