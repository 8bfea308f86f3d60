extension CatalogReader {
  /// What takes a pet and its carried values, and tells what of it cannot be written.
  package typealias Conversion<Part> =
    @Sendable (inout Part, borrowing Pet, [CarriedValue]) -> [FieldProblem]

  /// Returns what becomes of the pets of each block and of the values beside their fields, in the order of the file.
  ///
  /// - Parameters:
  ///   - source: What the catalog has beside the fields.
  ///   - columns: The columns of all catalogs that the values go to.
  ///   - makePart: Makes what a block's pets go into.
  ///   - add: Adds a pet; called by several threads, each with a part of its own.
  /// - Returns: The parts.
  package func convert<Part: Sendable>(
    _ source: CarriedSource, into columns: CarriedColumns,
    makePart: @escaping @Sendable () -> Part, add: @escaping Conversion<Part>
  ) -> CatalogScan<Part> {
    CatalogScan(
      self, PetSelection(.all), makePart,
      addingHeld: { part, record in add(&part, record.pet, record.carried) },
      scanning: { scanner, block, bytes, part in
        scanner.convert(block, bytes, source, into: columns, &part, add)
      },
      scanningFeed: { scanner, block, bytes, part in
        scanner.convert(block, bytes, source, into: columns, &part, add)
      })
  }
}

extension BlockScanner {
  fileprivate mutating func convert<Part>(
    _ block: Block, _ buffer: [UInt8], _ source: CarriedSource, into carried: CarriedColumns,
    _ part: inout Part, _ add: CatalogReader.Conversion<Part>
  ) -> BlockReport {
    let file = layout.name
    var reading = CarriedReading(source, into: carried, layout, met: columns)
    var report = records(
      of: block, buffer, learned: { reading.learn($0) },
      body: { pet, record, slots, bytes, problems, report in
        let values = reading.values(of: record, in: bytes) { name, field in
          let position = report.lines.position(of: field.place, in: record, bytes)
          report.problems.append(
            Problem(
              file: file, line: position.line, column: position.column, code: .invalidUTF8,
              field: name, value: bytes.excerpt(field.range), detail: "is not UTF-8",
              hint: "save the file as UTF-8"))
        }
        for var problem in add(&part, pet, values) {
          let column = slots.first { $0.field == problem.field }?.column
          let field = column.map(record.field) ?? .absent
          problem.offset = field.kind == .absent ? record.start : field.place
          problems.append(problem)
        }
      })
    report.problems.sortByPlace()
    return report
  }
}

extension FeedScanner {
  /// A problem of a foreign record stands at its beginning: a value may come from several columns.
  fileprivate mutating func convert<Part>(
    _ block: Block, _ buffer: [UInt8], _ source: CarriedSource, into columns: CarriedColumns,
    _ part: inout Part, _ add: CatalogReader.Conversion<Part>
  ) -> Result {
    if carried == nil { carried = CarriedReading(source, into: columns, layout, met: self.columns) }
    let file = layout.name
    let holdsRecords = holdsRecords
    var held: [FeedRecord] = []
    var problems: [Problem] = []
    var result = scan(block, buffer) { record in
      if holdsRecords {
        held.append(record)
      } else {
        problems += add(&part, record.pet, record.carried)
          .map { $0.problem(file: file, at: record.position) }
      }
    }
    result.held = held
    result.report.problems += problems
    result.report.problems.sortByPlace()
    return result
  }
}

extension FieldProblem {
  /// Returns the problem at a place of a file.
  func problem(file: String, at position: Position) -> Problem {
    Problem(
      file: file, line: position.line, column: position.column, severity: severity, code: code,
      field: field.rawValue, value: value.isEmpty ? nil : value, detail: detail, hint: hint)
  }
}
