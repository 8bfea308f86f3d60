extension OutputFormat {
  /// Something that some formats can do and others have no notion of.
  package enum Feature: Sendable, CaseIterable {
    /// To begin with the names of the columns.
    case header
    /// To leave them out.
    case noHeader
    /// To end each row with a NUL byte.
    case null
    /// To be safe for spreadsheets.
    case excel
    /// To be cut to a width.
    case width
  }

  /// Tells whether the format can do something; an option that asks for what it cannot do is an error.
  package func offers(_ feature: Feature) -> Bool {
    switch feature {
    case .header: self != .json && self != .jsonl
    case .noHeader: self != .json && self != .jsonl && self != .markdown
    case .null: self == .lines
    case .excel: self == .csv
    case .width: self == .table
    }
  }
}
