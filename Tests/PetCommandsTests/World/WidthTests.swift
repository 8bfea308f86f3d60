import PetCommands
import Testing

struct WidthTests {
  private let terminal = RecordingConsole(isTerminal: true, columns: 132)
  private let vague = RecordingConsole(isTerminal: true)

  @Test func `an option comes before COLUMNS, and that before the terminal`() {
    let both = World.fixed([.columns: "60"], console: terminal)
    #expect(both.width(40) == 40)
    #expect(both.width(nil) == 60)
    #expect(World.fixed(console: terminal).width(nil) == 132)
  }

  @Test func `a width of 0 is without limit`() {
    #expect(World.fixed([.columns: "60"], console: terminal).width(0) == nil)
  }

  @Test func `a terminal that does not say is 80 columns wide`() {
    #expect(World.fixed(console: vague).width(nil) == 80)
  }

  @Test func `a pipe is without limit, but honours COLUMNS`() {
    #expect(World.fixed().width(nil) == nil)
    #expect(World.fixed([.columns: "60"]).width(nil) == 60)
  }

  @Test(arguments: ["", "0", "-5", "wide"])
  func `a COLUMNS that is no width is not heard`(_ text: String) {
    #expect(World.fixed([.columns: text], console: terminal).width(nil) == 132)
  }
}
