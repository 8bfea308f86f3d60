extension FeeSchedule {
  /// The fields of a pet that its fee can depend on.
  public var fields: PetFields {
    var fields = PetFields(.fee)
    for rule in rules {
      if rule.species != nil { fields.insert(PetFields(.species)) }
      if rule.size != nil { fields.insert(PetFields(.size)) }
      if rule.rarity != nil { fields.insert(PetFields(.rarity)) }
      if rule.ageGroup != nil || rule.minimumAge != nil || rule.maximumAge != nil {
        fields.insert(PetFields(.birthday))
      }
    }
    return fields
  }
}
