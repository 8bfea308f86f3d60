/// A fee schedule in a format: the rules as they are kept in a file for programs, numbered for people.
package struct FeeScheduleView: Sendable, Hashable {
  private let viewModel: FeeScheduleViewModel

  package init(_ viewModel: FeeScheduleViewModel) {
    self.viewModel = viewModel
  }

  /// Returns the bytes of the rules.
  package func bytes(in format: OutputFormat, style: ListStyle = ListStyle()) -> [UInt8] {
    (format.isData ? viewModel.data : viewModel.table).bytes(in: format, style: style)
  }
}
