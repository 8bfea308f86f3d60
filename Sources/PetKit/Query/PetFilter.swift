/// Which pets of a catalog are asked for.
public struct PetFilter: Sendable, Hashable {
  /// The statuses that are asked for; any status when there is none.
  public var statuses: Set<Status>

  /// Creates a filter.
  public init(statuses: Set<Status> = []) {
    self.statuses = statuses
  }

  /// Every pet.
  public static let all = PetFilter()

  /// The fields that the filter looks at.
  public var fields: PetFields {
    statuses.isEmpty ? [] : PetFields(.status)
  }

  /// Returns whether a pet is asked for.
  public func keeps(_ pet: borrowing Pet) -> Bool {
    if !statuses.isEmpty {
      guard let status = pet.status, statuses.contains(status) else { return false }
    }
    return true
  }
}
