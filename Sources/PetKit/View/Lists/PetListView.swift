/// Pets in the format that was asked for, a row a pet.
package struct PetListView: Sendable, Hashable {
  /// The columns that are shown, in their order.
  package let columns: [PetColumn]
  private let list: ListView
  private let template: Template?
  /// The lines, in the format for scripts; it is the one that must be fast.
  private let lines: LinesView?
  private let recordEnd: LinesView.RecordEnd

  /// The columns for people when none are asked for.
  package static let defaultColumns: [PetColumn] = [.name, .age, .fee]

  /// Creates a view in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - columns: The columns asked for; without any, a few for people and all of a catalog for programs.
  ///   - style: What else was chosen.
  package init(
    _ format: OutputFormat, columns: [PetColumn] = [], style: ListStyle = ListStyle()
  ) {
    switch (format.isData, columns.isEmpty) {
    case (true, true): self.columns = PetColumn.catalog
    case (true, false): self.columns = PetColumn.data(for: columns)
    case (false, true): self.columns = Self.defaultColumns
    case (false, false): self.columns = columns
    }
    list = ListView(format, self.columns.map(ListColumn.init), style: style)
    template = nil
    recordEnd = style.endsInNull ? .null : .newline
    lines = format == .lines ? LinesView(endingIn: recordEnd) : nil
  }

  /// Creates a view of a line a pet, made to measure.
  package init(_ template: Template, style: ListStyle = ListStyle()) {
    columns = template.columns
    list = ListView(.lines, [])
    self.template = template
    lines = nil
    recordEnd = style.endsInNull ? .null : .newline
  }

  /// The fields of a catalog that the rows are made from.
  package func fields(in presentation: Presentation) -> PetFields {
    columns.reduce([]) { $0.union($1.fields(in: presentation)) }
  }

  /// Appends the row of a pet to the others of its block.
  package func append(
    _ pet: borrowing Pet, in presentation: Presentation, to part: inout ListPart
  ) {
    append(pet, in: presentation, to: &part.bytes)
    part.count += 1
  }

  /// Appends the bytes of a pet's row, which can be put in another order before they are a part.
  package func append(
    _ pet: borrowing Pet, in presentation: Presentation, to buffer: inout ByteBuffer
  ) {
    if let lines {
      lines.append(pet, columns, in: presentation, to: &buffer)
    } else if let template {
      template.append(pet, in: presentation, to: &buffer)
      buffer.append(recordEnd.rawValue)
    } else {
      list.append(
        to: &buffer, text: { columns[$0].text(of: pet, in: presentation) },
        value: { columns[$0].value(of: pet, in: presentation) })
    }
  }

  /// Returns what joins the parts of a list.
  package func makeOutput() -> ListOutput {
    ListOutput(list)
  }
}
