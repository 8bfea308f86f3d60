import PetCommands
import TestSupport
import Testing

struct ShowCommandTests {
  @Test func `a card shows all that is known`() {
    let show = run(
      ["show", "Mo", "-c", "-"],
      input: """
        name,species,birthday,estimated,weight,height,description
        Mo,rabbit,2024-11-30,yes,13 lb,25,"Likes hay.
        Bites."

        """)
    #expect(
      show
        == Consequences(
          stdout: """
            Mo
            Species      rabbit
            Birthday     2024-11-30
            Estimated    yes
            Age          about 2 years old
            Fee          fee not set
            Weight       13 lb
            Height       25 cm
            Description  Likes hay.
                         Bites.

            """))
  }

  @Test func `several cards are parted by an empty line`() {
    let show = run(["show", "a", "b", "-c", "-"], input: "name\na\nb\n")
    let card = "Age  age unknown\nFee  fee not set\n"
    #expect(show == Consequences(stdout: "a\n\(card)\nb\n\(card)"))
  }

  @Test func `a name that begins with a dash goes after two dashes`() {
    #expect(run(["show", "-c", "-", "--", "-Rex"], input: "name\n-Rex\n").status == .success)
  }

  @Test func `with --strict an error in any pet ends it with status 3`() {
    let input = "name,fee\nMo,5\nIvy,xx\n"
    let strict = run(["show", "Mo", "-c", "-", "-q", "--strict"], input: input)
    #expect(
      strict == Consequences(stdout: "Mo\nAge  age unknown\nFee  $5.00\n", status: .brokenCatalog))
  }
}
