/// The long names of all options, without the two dashes.
package enum OptionName: String, Sendable, CaseIterable {
  case addColumns = "add-columns"
  case adopted
  case adopter
  case adopters
  case age
  case all
  case amount
  case arrived
  case birthday
  case breed
  case by
  case catalog
  case columns
  case contact
  case dates
  case description
  case dryRun = "dry-run"
  case estimated
  case exitEmpty = "exit-empty"
  case fee
  case force
  case format
  case header
  case height
  case help
  case id
  case image
  case list
  case lockTimeout = "lock-timeout"
  case minorUnits = "minor-units"
  case name
  case note
  case null
  case on
  case quiet
  case rarity
  case redo
  case sex
  case size
  case species
  case status
  case strict
  case today
  case total
  case version
  case weight
  case `where`
  case width
}
