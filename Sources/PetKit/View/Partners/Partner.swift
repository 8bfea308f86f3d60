/// A site that takes upload files; the raw value is the word that asks for it.
package enum Partner: String, Sendable, CaseIterable {
  case petfinder
  case adoptapet
  case rescuegroups

  /// The form of its files.
  package var form: PartnerForm {
    switch self {
    case .petfinder: .petfinder
    case .adoptapet: .adoptAPet
    case .rescuegroups: .rescueGroups
    }
  }
}
