/// A catalog file that can be changed: pets are found, added, changed and removed, and `save` makes it so.
///
/// Edits wait in the store until they are saved, all of them or none. A save reads the file anew, under a lock, and
/// writes the bytes of the records that change; all others stay as they are, so that edits of others are kept.
public struct CatalogStore: Sendable {
  /// What a save did.
  public struct Report: Sendable, Hashable {
    /// What became of the pets.
    public let changes: [PetChange]
    /// Why the edit cannot be taken back later, where it cannot.
    public let historyProblem: String?
  }

  /// The catalog file, or the folder that holds it.
  public let path: String
  let options: CatalogOptions
  let settings: StoreSettings
  let calls: FileCalls
  private(set) var edits: [CatalogEdit] = []

  /// Creates a store for a file or a folder; nothing is read before it is asked for.
  public init(
    _ path: String, options: CatalogOptions = CatalogOptions(),
    settings: StoreSettings = StoreSettings()
  ) {
    self.init(path, options: options, settings: settings, calls: .real)
  }

  /// Creates a store whose system calls may fail.
  package init(
    _ path: String, options: CatalogOptions = CatalogOptions(),
    settings: StoreSettings = StoreSettings(), calls: FileCalls
  ) {
    self.path = path
    self.options = options
    self.settings = settings
    self.calls = calls
  }

  /// Whether a table gets a column for a field that it has none for; else such an edit is refused.
  public var addsColumns = false

  /// Whether there are edits that are not saved.
  public var hasChanges: Bool { !edits.isEmpty }

  /// Returns all pets as they would be after a save, in the order of the file.
  ///
  /// Pets that are still to be added have the id that they were given, if any.
  ///
  /// - Throws: ``StoreError`` when the file cannot be read, or an edit is not for exactly one pet of it.
  public func fetchAll() throws(StoreError) -> [Pet] {
    try read().pets
  }

  /// Returns all pets as they would be after a save, and the first damage to the form of the file.
  func read() throws(StoreError) -> (pets: [Pet], damage: Problem?) {
    let reader = try StoreError.asStore { () throws(CatalogError) in
      try CatalogReader(.path(path), options: options)
    }
    var read: [Pet] = []
    var damage: Problem?
    var batches = reader.batches()
    while let batch = try StoreError.asStore({ () throws(CatalogError) in try batches.next() }) {
      read += batch.pets
      damage = damage ?? batch.problems.first { $0.severity == .error && $0.code.isStructural }
    }
    var pets = PendingPets(read, FieldReader(reader.layout.decoder))
    for edit in edits { try pets.apply(edit) }
    return (pets.pets, damage)
  }

  /// Returns the pet with an id in any case, as it would be after a save, nothing when there is none.
  ///
  /// - Throws: ``StoreError`` when the file cannot be read, or an edit is not for exactly one pet of it.
  public func fetch(id: String) throws(StoreError) -> Pet? {
    let folded = WantedNames.folded(id)
    return try fetchAll().first { $0.id.map(WantedNames.folded) == folded }
  }

  /// Adds a pet; without an id it gets the next one when it is saved.
  public mutating func insert(_ pet: Pet) {
    insert(PetDraft(pet))
  }

  /// Adds a pet from texts; they are checked when it is saved.
  public mutating func insert(_ draft: PetDraft) {
    edits.append(.insert(draft))
  }

  /// Changes what differs between a pet as it was read and as it shall be.
  public mutating func update(_ pet: Pet, to changed: Pet) {
    update(.pet(pet), with: PetDraft(from: pet, to: changed))
  }

  /// Gives new values to the pets that are meant.
  public mutating func update(_ selector: PetSelector, with draft: PetDraft) {
    edits.append(.update(selector, draft))
  }

  /// Gives pets that are free to a person: their status, their adopter, and the day.
  public mutating func adopt(_ selector: PetSelector, by adopter: String, on day: CalendarDay) {
    let draft = PetDraft([
      .status: Status.adopted.rawValue, .adopter: adopter, .adopted: day.description,
    ])
    edits.append(.update(selector, draft, .free))
  }

  /// Takes pets back from their adopters; they are available again.
  public mutating func takeBack(_ selector: PetSelector) {
    let draft = PetDraft([.status: Status.available.rawValue, .adopter: "", .adopted: ""])
    edits.append(.update(selector, draft, .adopted))
  }

  /// Removes a pet as it was read.
  public mutating func delete(_ pet: Pet) {
    delete(.pet(pet))
  }

  /// Removes the pets that are meant.
  public mutating func delete(_ selector: PetSelector) {
    edits.append(.delete(selector))
  }

  /// Forgets all edits that are not saved.
  public mutating func rollback() {
    edits = []
  }

  /// Writes all edits to the file, or none of them.
  ///
  /// When it throws, the file is as it was, and the edits still wait.
  ///
  /// - Throws: ``StoreError`` when an edit is not possible, or the file cannot be written.
  @discardableResult
  public mutating func save() throws(StoreError) -> Report {
    guard hasChanges else { return Report(changes: [], historyProblem: nil) }
    let locked = try LockedFile(catalogFile(), lockTimeout: settings.lockTimeout, calls)
    let plan = try plan(for: locked.file, at: locked.path)
    var problem: String?
    if !plan.splices.isEmpty {
      let patch = try locked.patch(of: plan.splices)
      try locked.replace(with: plan.splices)
      problem = try fileHistory().remember(
        PetChange.text(of: plan.changes), patch, of: locked.path)
    }
    locked.unlock()
    edits = []
    return Report(changes: plan.changes, historyProblem: problem)
  }

  /// Returns the catalog file itself.
  func catalogFile() throws(StoreError) -> String {
    try StoreError.asStore { () throws(CatalogError) in try ByteSource.catalogFile(at: path) }
  }
}
