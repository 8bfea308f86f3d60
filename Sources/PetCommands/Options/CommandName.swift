/// The words that may follow `petcli`.
package enum CommandName: String, Sendable, CaseIterable {
  case list
  case show
  case fee
  case stats
  case check
  case convert
  case add
  case update
  case remove
  case adopt
  case takeBack = "return"
  case undo
  case adopters
  case makeCatalog = "init"
  case watch
  case completion
  case help
}
