/// Makes parts of a foreign feed's pets.
struct PartTaker<Part: Sendable>: Sendable {
  let selection: PetSelection
  let makePart: @Sendable () -> Part
  let add: @Sendable (inout Part, borrowing Pet) -> Void
  let finish: @Sendable (inout Part) -> Void

  /// How many pets that waited for the end of the file become one part.
  static var mostPets: Int { 4096 }

  /// Makes a part of a block, unless its records wait for the end of the file.
  func scan(
    _ scanner: inout FeedScanner, _ block: Block, _ bytes: [UInt8], _ part: inout Part
  ) -> FeedScanner.Result {
    var records: [FeedRecord] = []
    var result = scanner.scan(block, bytes) { records.append($0) }
    if scanner.holdsRecords {
      result.held = records
    } else {
      add(records.lazy.map(\.pet), to: &part, leftOutUnknown: &result.report.leftOutUnknown)
    }
    finish(&part)
    return result
  }

  /// Makes a part of pets that have waited.
  func part(of pets: [Pet], leftOutUnknown: inout Int) -> Part {
    var part = makePart()
    add(pets, to: &part, leftOutUnknown: &leftOutUnknown)
    finish(&part)
    return part
  }

  private func add(
    _ pets: some Sequence<Pet>, to part: inout Part, leftOutUnknown: inout Int
  ) {
    for var pet in pets {
      switch selection.verdict(on: &pet) {
      case .kept: add(&part, pet)
      case .leftOut: break
      case .leftOutUnknown: leftOutUnknown += 1
      }
    }
  }
}
