/// A way to say an age.
public enum AgeStyle: String, Sendable, CaseIterable {
  /// As people say it: days, then weeks, then months, then years.
  case natural
  /// Whole years and nothing else.
  case years
  /// Years and months.
  case precise
  /// The age group: baby, young, adult or senior.
  case group
}
