import PetCommands
import Testing

struct ExitStatusTests {
  @Test func `the numbers are a promise to scripts`() {
    let numbers: [PetCommands.ExitStatus: Int32] = [
      .success: 0, .failure: 1, .usage: 2, .brokenCatalog: 3, .conflict: 4,
    ]
    #expect(numbers.count == PetCommands.ExitStatus.allCases.count)
    for (status, number) in numbers {
      #expect(status.rawValue == number)
    }
  }
}
