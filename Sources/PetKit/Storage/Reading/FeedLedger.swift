/// The animals of a movement log, each with the newest of its records.
struct FeedLedger: Sendable {
  private let folds: Bool
  private var records: [FeedRecord?] = []
  /// How many of the records have been taken out.
  private var taken = 0
  /// The place of each animal's record.
  private var places: [String: Int] = [:]
  /// The digests of the records that were left out, by the animal's key.
  private var seen: [String: Set<UInt64>] = [:]
  private var included: IncludedResources
  private var tally = CatalogTally()

  /// Creates a ledger, in which the records of an animal become one if it folds.
  init(folds: Bool, included: IncludedResources) {
    self.folds = folds
    self.included = included
  }

  /// Takes the records of the next block and what stands beside them; returns what it folded of them.
  mutating func add(_ records: [FeedRecord], _ others: IncludedResources) -> CatalogTally {
    tally = CatalogTally()
    for record in records { add(record) }
    included.add(others)
    return tally
  }

  /// Takes the next record of the file.
  private mutating func add(_ record: consuming FeedRecord) {
    guard folds, let key = record.key else {
      records.append(record)
      return
    }
    guard let place = places[key], let held = records[place] else {
      places[key] = records.count
      records.append(record)
      return
    }
    if seen[key, default: [held.digest]].contains(record.digest) {
      tally.duplicates += 1
      return
    }
    seen[key, default: [held.digest]].insert(record.digest)
    tally.olderRecords += 1
    guard record.moment >= held.moment else { return }
    records[place] = nil
    places[key] = records.count
    records.append(record)
  }

  /// Takes out the next animals in the order of their records in the file, with what they refer to.
  mutating func takeAnimals(most: Int, _ forms: FeedForms) -> [FeedRecord] {
    var animals: [FeedRecord] = []
    while taken < records.count, animals.count < most {
      if var record = records[taken] {
        if forms.hasIncluded { record.pet = resolved(record, forms) }
        animals.append(record)
        records[taken] = nil
      }
      taken += 1
    }
    return animals
  }

  private func resolved(_ record: FeedRecord, _ forms: FeedForms) -> Pet {
    var pet = record.pet
    if let id = record.speciesID, let species = included.species[id] { pet.species = species }
    if pet.status == nil, let id = record.statusID, let word = included.statuses[id],
      case .value(let status) = forms.statuses.meaning(of: word.text)
    {
      pet.status = status
    }
    let pictures = record.pictureIDs.compactMap { included.pictures[$0] }
    if let first = pictures.min(by: { $0.order < $1.order }) { pet.image = first.url }
    return pet
  }
}
