import PetCommands
import Testing

struct OptionTermTests {
  @Test(
    arguments: [
      (
        OptionName.today, "--today DATE",
        "Count ages as of this day, written YYYY-MM-DD. (default: the local day)"
      ),
      (.age, "--age STYLE", "How to say ages. (natural, years, precise, group; default: natural)"),
      (.catalog, "-c, --catalog CATALOG", "The catalog file or folder, or - for standard input."),
      (
        .status, "--status STATUS,...",
        "Only animals of these statuses. (available, pending, adopted, hold)"
      ),
      (.header, "--[no-]header", "Begin with the names of the columns, or do not."),
      (.null, "-0, --null", "End each line with a NUL byte, for xargs -0."),
    ])
  func `an option is shown with its letter, value, choices and default`(
    name: OptionName, term: String, help: String
  ) throws {
    let option = try #require(Option.table.first { $0.name == name })
    #expect(option.term == (term, help))
  }
}
