/// The long names of all options, without the two dashes.
package enum OptionName: String, Sendable, CaseIterable {
  case age
  case amount
  case catalog
  case columns
  case dates
  case exitEmpty = "exit-empty"
  case format
  case header
  case help
  case limit
  case minorUnits = "minor-units"
  case null
  case quiet
  case rarity
  case status
  case strict
  case today
  case total
  case version
  case width
}
