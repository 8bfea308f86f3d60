/// Why a template cannot be read, and where.
package struct TemplateError: Error, Sendable, Hashable {
  /// What can be wrong.
  package enum Reason: Sendable, Hashable {
    /// A brace opens a field and none closes it.
    case unclosed
    /// A closing brace closes nothing.
    case loneBrace
    /// The braces hold the name of no column.
    case unknownField(String)
    /// A backslash stands before something else than the letters it gives a meaning.
    case unknownEscape(String)
  }

  package let reason: Reason

  /// The place in Unicode scalars, the first being 1.
  package let column: Int

  init(_ reason: Reason, column: Int) {
    self.reason = reason
    self.column = column
  }
}

extension TemplateError {
  /// What is wrong, as the end of a sentence that begins with the template.
  package var detail: String {
    switch reason {
    case .unclosed: "has a { that no } closes"
    case .loneBrace: "has a } that closes nothing"
    case .unknownField(let name): "has the unknown field \"\(SafeText.visible(name))\""
    case .unknownEscape(let letter): "has the unknown escape \\\(SafeText.visible(letter))"
    }
  }

  /// What to write instead.
  package var hint: String {
    switch reason {
    case .unclosed: "write {{ for a brace"
    case .loneBrace: "write }} for a brace"
    case .unknownEscape: "write \\t, \\n, or \\\\ for a backslash"
    case .unknownField(let name):
      Suggestion.nearest(to: name, among: PetColumn.allCases.map(\.rawValue)).first
        .map { "did you mean {\($0)}?" }
        ?? "fields are \(PetColumn.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
