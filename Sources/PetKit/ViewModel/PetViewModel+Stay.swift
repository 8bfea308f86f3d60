extension PetViewModel {
  /// The days since the pet came to the shelter, up to the day it went to its home if it did.
  ///
  /// The result is `nil` where it is not known when the pet came, where it has not come yet, and where it went to a home on a day that
  /// nobody wrote down.
  public var stay: Int? {
    guard let arrived = pet.arrived else { return nil }
    var end = presentation.today
    if let adopted = pet.adopted {
      end = min(adopted, end)
    } else if pet.status == .adopted {
      return nil
    }
    return arrived <= end ? end.dayNumber - arrived.dayNumber : nil
  }

  /// The length of the stay as a text: "1 day", "105 days", nothing where it is not known.
  public var stayText: String {
    stay.map { $0 == 1 ? "1 day" : "\($0) days" } ?? ""
  }
}
