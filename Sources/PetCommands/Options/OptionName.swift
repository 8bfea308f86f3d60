/// The long names of all options, without the two dashes.
package enum OptionName: String, Sendable, CaseIterable {
  case age
  case amount
  case breed
  case by
  case catalog
  case columns
  case count
  case dates
  case excel
  case exitEmpty = "exit-empty"
  case explain
  case fees
  case format
  case header
  case help
  case limit
  case maximumAge = "max-age"
  case maximumFee = "max-fee"
  case minimumAge = "min-age"
  case minimumFee = "min-fee"
  case minorUnits = "minor-units"
  case name
  case null
  case offset
  case quiet
  case rarity
  case schedule
  case search
  case sex
  case size
  case sort
  case species
  case status
  case strict
  case template
  case today
  case total
  case version
  case waive
  case `where`
  case width
}
