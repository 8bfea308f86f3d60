/// An edit that can be taken back or brought back.
public struct HistoryEntry: Sendable, Hashable {
  /// The number of the edit, counted up from 1 in each catalog.
  public let number: Int
  /// What the edit did: "added Stuart (P043)".
  public let text: String
  /// Whether it has been taken back.
  public let isUndone: Bool
}
