extension Presentation {
  /// Returns the days since a pet came to the shelter, up to the day it went to its home if it did.
  ///
  /// The result is `nil` where it is not known when the pet came, where it has not come yet, and where it went to a home on a day that
  /// nobody wrote down.
  public func stay(of pet: Pet) -> Int? {
    guard let arrived = pet.arrived else { return nil }
    var end = today
    if let adopted = pet.adopted {
      end = min(adopted, end)
    } else if pet.status == .adopted {
      return nil
    }
    return arrived <= end ? end.dayNumber - arrived.dayNumber : nil
  }

  /// Returns the length of a pet's stay as a text: "1 day", "105 days", nothing where it is not known.
  func stayText(of pet: Pet) -> String {
    stay(of: pet).map { $0 == 1 ? "1 day" : "\($0) days" } ?? ""
  }

  /// Returns the age group of a pet, or `nil` where it is not born yet or nothing tells its age.
  public func ageGroup(of pet: Pet) -> AgeGroup? {
    pet.ageGroup(on: today, bands: schedule.ageBands)
  }
}
