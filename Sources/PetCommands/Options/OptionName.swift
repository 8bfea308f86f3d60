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
  case count
  case dates
  case description
  case dryRun = "dry-run"
  case encoding
  case estimated
  case excel
  case exitEmpty = "exit-empty"
  case explain
  case fee
  case fees
  case force
  case format
  case from
  case header
  case height
  case help
  case id
  case image
  case known
  case limit
  case list
  case lockTimeout = "lock-timeout"
  case maximumAge = "max-age"
  case maximumFee = "max-fee"
  case minimumAge = "min-age"
  case minimumFee = "min-fee"
  case minorUnits = "minor-units"
  case name
  case note
  case null
  case offset
  case on
  case output
  case quiet
  case rarity
  case redo
  case schedule
  case search
  case sex
  case size
  case sort
  case species
  case status
  case strict
  case template
  case to
  case today
  case total
  case version
  case waive
  case weight
  case `where`
  case width
  case zone
}
