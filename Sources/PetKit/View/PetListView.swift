/// Pets in the format that was asked for, a row a pet.
package struct PetListView: Sendable, Hashable {
  /// The columns that are shown, in their order.
  package let columns: [PetColumn]
  private let list: ListView
  private let template: Template?
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
  }

  /// Creates a view of a line a pet, made to measure.
  package init(_ template: Template, style: ListStyle = ListStyle()) {
    columns = template.columns
    list = ListView(.lines, [])
    self.template = template
    recordEnd = style.endsInNull ? .null : .newline
  }

  /// The fields of a catalog that the rows are made from.
  package func fields(in presentation: Presentation) -> PetFields {
    columns.reduce([]) { $0.union($1.fields(in: presentation)) }
  }

  /// Appends the row of a pet.
  package func append(_ pet: PetViewModel, to part: inout ListPart) {
    if let template {
      template.append(pet, to: &part.bytes)
      part.bytes.append(recordEnd.rawValue)
      part.count += 1
    } else {
      list.append(
        to: &part, text: { pet.text(for: columns[$0]) }, value: { pet.value(for: columns[$0]) })
    }
  }

  /// Returns what joins the parts of a list.
  package func makeOutput() -> ListOutput {
    ListOutput(list)
  }
}
