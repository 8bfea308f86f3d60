/// The words that may follow `petcli`.
package enum CommandName: String, Sendable, CaseIterable {
  case list
  case show
  case fee
  case stats
  case check
  case help
}
