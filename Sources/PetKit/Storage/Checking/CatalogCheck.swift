/// A check of a catalog, which finds every problem in it, in the order of the file.
///
/// Beside what ``CatalogBatches`` tells of values that cannot be read, a check looks at what single values do not
/// show: ids that stand twice, days that contradict each other, pictures that are missing. Problems are
/// handed over block by block. What grows with the file is what is kept of the ids: three bytes an animal as
/// long as they are in ascending order, about 16 bytes when they are not.
public struct CatalogCheck: ~Copyable {
  /// The name of the file.
  public let name: String
  /// How many animals have been read so far.
  public private(set) var animals = 0
  /// How many bytes of records have been read so far.
  public private(set) var bytes = 0
  private let scan: CatalogScan<CheckedBlock>
  private let length: Int?
  private var ids = IDTable()
  private var hasBegun = false
  /// Whether an animal may have several records, so that an id that stands twice is no problem.
  private let isLog: Bool

  init(_ reader: CatalogReader, by rules: PetRules) {
    name = reader.name
    length = reader.length
    isLog = reader.layout.foreign?.forms.isLog ?? false
    let everything = PetSelection(.all)
    scan = CatalogScan(
      reader, everything, { CheckedBlock() },
      scanning: { scanner, block, bytes, part in
        scanner.check(block, bytes, by: rules, into: &part)
      },
      scanningFeed: { scanner, block, bytes, part in
        scanner.check(block, bytes, by: rules, into: &part)
      })
  }

  /// Checks the next block, and returns its problems; nothing is left after the last.
  ///
  /// - Throws: ``CatalogError`` when the file cannot be read further.
  public mutating func next() throws(CatalogError) -> [Problem]? {
    guard let step = try scan.next() else { return nil }
    animals += step.part.animals
    bytes += step.bytes
    if !hasBegun { foresee(from: step) }
    hasBegun = true
    var problems = step.problems
    var repeated = 0
    ids.enter(step.part.ids, from: step.start) { [name, isLog] id, position, first in
      repeated += 1
      guard !isLog else { return }
      problems.append(Self.repeated(id, in: name, at: position, first: first))
    }
    if isLog { animals -= repeated }
    problems.sortByPlace()
    return problems
  }

  /// Says how many ids there will be, as far as the first block tells it.
  private mutating func foresee(from step: CatalogScan<CheckedBlock>.Step) {
    guard let length, step.bytes > 0, length > step.bytes else { return }
    let share = Double(length) / Double(step.bytes)
    ids.expect(Int(Double(step.part.animals) * share * 1.02))
  }

  private static func repeated(
    _ id: String, in file: String, at position: Position, first line: Int
  ) -> Problem {
    Problem(
      file: file, line: position.line, column: position.column, code: .duplicateID,
      field: PetField.id.rawValue, value: id.excerpt,
      detail: "is not unique: the same id stands at line \(line)",
      hint: "give one of the two animals another id")
  }
}

extension CatalogReader {
  /// Returns a check of the catalog as of a day.
  ///
  /// Pictures are looked for when the catalog was opened by its folder.
  public func check(on today: CalendarDay) -> CatalogCheck {
    CatalogCheck(self, by: PetRules(on: today, pictures: folder.map(PictureFolder.init)))
  }
}
