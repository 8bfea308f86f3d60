private import PetKit

/// `petcli convert`: catalogs in another format, or in the form that a partner takes.
///
/// The columns of a file must be known before its first row. Of JSON they are known only when all of it has been read, so such a
/// catalog is read twice, and kept in a file meanwhile when it comes from a pipe, unless nothing but the fields is wanted.
enum ConvertCommand {
  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    let partner = invocation.value(.to, as: Partner.self)
    let format = try format(of: invocation, for: partner)
    let isKnown = invocation.flag(.known)
    let options = invocation.catalogOptions
    var columns = CarriedColumns()
    var inputs: [(source: RepeatableSource, carried: CarriedSource)] = []
    for source in try CatalogChoice.sources(of: invocation, in: world) {
      let source = RepeatableSource(source, options)
      let carried = isKnown ? CarriedSource() : try source.carriedSource()
      if partner == nil { columns.add(carried.columns) }
      inputs.append((source, carried))
    }
    let writer: Writer
    if let partner {
      let today = try world.today(invocation.value(.today, as: CalendarDay.self))
      writer = .partner(PartnerView(partner.form, on: today))
    } else {
      writer = .catalog(
        ConvertedView(format, carrying: columns.names, currency: options.currency))
    }
    var notes = CatalogNotes(invocation, in: world)
    var frame = writer.frame
    for (source, carried) in inputs {
      let reader = try source.reader()
      let scan = reader.convert(
        carried, into: columns, makePart: ListPart.ofBlock,
        add: { part, pet, values in writer.append(pet, values, to: &part) })
      try notes.read(scan, of: reader) { step throws(CommandError) in
        try world.console.write(frame.add(step.part))
        return true
      }
      if let partner, !invocation.flag(.quiet), !carried.columns.names.isEmpty {
        let names = carried.columns.names.joined(separator: ", ")
        world.console.say("\(reader.name): \(partner.form.name) gets no \(names)")
      }
    }
    try world.console.write(frame.finish())
    if let note = partner?.form.note, !invocation.flag(.quiet) { world.console.say(note) }
    return notes.status()
  }

  /// What makes the rows.
  private enum Writer: Sendable {
    case catalog(ConvertedView)
    case partner(PartnerView)

    var frame: ListFrame {
      switch self {
      case .catalog(let view): view.frame
      case .partner(let view): view.frame
      }
    }

    /// Appends the row of a pet; returns what of it could not be written.
    func append(
      _ pet: borrowing Pet, _ carried: [CarriedValue], to part: inout ListPart
    ) -> [FieldProblem] {
      switch self {
      case .catalog(let view):
        view.append(pet, carried, to: &part)
        return []
      case .partner(let view):
        return view.append(pet, to: &part)
      }
    }
  }

  private static func format(
    of invocation: Invocation, for partner: Partner?
  ) throws(CommandError) -> OutputFormat {
    let asked = invocation.value(.format, as: OutputFormat.self)
    if partner != nil {
      if let asked, asked != .csv {
        throw .usage(.contradiction("--to", "--format \(asked.rawValue)"))
      }
      return .csv
    }
    if let asked { return asked }
    guard let path = invocation.value(.output), path != "-" else { return .csv }
    if let format = OutputFormat(suffixOf: path), ConvertedView.formats.contains(format) {
      return format
    }
    throw .usage(
      .invalidValue(
        "--output", value: path, noun: "a name that tells a catalog's format",
        hint: "end it in .csv, .tsv, .json or .jsonl, or say --format"))
  }
}
