/// A heading under which `--help` shows options, in the order shown.
package enum OptionGroup: String, Sendable, CaseIterable {
  case values = "Values"
  case choosing = "Which animals"
  case reading = "Reading the catalog"
  case texts = "Ages and fees"
  case output = "Output"
  case saving = "Saving"
  case general = "General"
}
