private import FoundationEssentials
private import Glibc

/// The people of a catalog, in a file beside it: `adopters.csv`, which its owner alone may read.
///
/// As in a catalog, an edit changes the lines of the person and no others, and lands whole or not at all.
public struct AdopterStore: Sendable {
  /// What an edit did.
  public struct Report: Sendable, Hashable {
    /// The person who was added or removed.
    public let adopter: Adopter
    /// Why the edit cannot be taken back later, where it cannot.
    public let historyProblem: String?
  }

  /// The name of the file in a catalog folder.
  public static let fileName = "adopters.csv"

  /// The file; it need not be there.
  public let path: String
  let settings: StoreSettings
  let calls: FileCalls

  /// Creates a store for a file; nothing is read before it is asked for.
  public init(_ path: String, settings: StoreSettings = StoreSettings()) {
    self.init(path, settings: settings, calls: .real)
  }

  /// Creates a store whose system calls may fail.
  package init(_ path: String, settings: StoreSettings, calls: FileCalls) {
    self.path = path
    self.settings = settings
    self.calls = calls
  }

  /// Returns the path of the people of a catalog: beside it, or in it where it is a folder.
  public static func path(besideCatalog path: String) -> String {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      return path.asFolderPrefix + fileName
    }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + fileName
  }

  /// Returns all people, in the order of the file; none when there is no file.
  ///
  /// - Throws: ``StoreError`` when the file cannot be read, or has no names.
  public func fetchAll() throws(StoreError) -> [Adopter] {
    guard isThere else { return [] }
    let file = try OpenFile(path, named: path, isForWriting: false)
    return try AdopterTable(try file.bytes(), name: path).rows.map(\.adopter)
  }

  /// Returns the person of a name in any case, or of a key.
  ///
  /// - Throws: ``StoreError`` when there is none, or more than one.
  public func fetch(_ word: String) throws(StoreError) -> Adopter {
    try Self.only(word, among: try fetchAll())
  }

  /// Adds a person, whose name nobody else may have; makes the file when it is not there.
  ///
  /// - Returns: The person who was added.
  /// - Throws: ``StoreError`` when the name is empty or taken, or the file cannot be written.
  @discardableResult
  public func add(_ adopter: Adopter) throws(StoreError) -> Report {
    guard !adopter.name.isEmpty else {
      throw .invalid([InvalidValue(field: .adopter, value: "", detail: "has no name")])
    }
    try NewFile.write(AdopterTable.newHeader, to: path, mode: 0o600)
    let locked = try LockedFile(path, lockTimeout: settings.lockTimeout, calls)
    let table = try AdopterTable(try locked.file.bytes(), name: path)
    let folded = WantedNames.folded(adopter.name)
    guard !table.rows.contains(where: { WantedNames.folded($0.adopter.name) == folded }) else {
      throw .takenName(adopter.name)
    }
    let problem = try replace(
      [table.header, table.insertion(of: adopter)], in: locked,
      "added \(adopter.name) to the people")
    locked.unlock()
    return Report(adopter: table.keyed(adopter), historyProblem: problem)
  }

  /// Removes the person of a name or key.
  ///
  /// - Parameters:
  ///   - word: The name in any case, or the key.
  ///   - pets: The pets of the catalog; a person who has one of them stays.
  /// - Returns: The person who was removed.
  /// - Throws: ``StoreError`` when there is no such person, or the person has pets.
  @discardableResult
  public func remove(_ word: String, havingNone pets: [Pet] = []) throws(StoreError) -> Report {
    guard isThere else { throw .noAdopter(word, isAmbiguous: false) }
    let locked = try LockedFile(path, lockTimeout: settings.lockTimeout, calls)
    let table = try AdopterTable(try locked.file.bytes(), name: path)
    let adopter = try Self.only(word, among: table.rows.map(\.adopter))
    let theirs = pets.filter { $0.isAdopted(by: adopter) }
    guard theirs.isEmpty else {
      throw .hasPets(adopter: adopter.name, pets: theirs.map(\.name))
    }
    let row = table.rows.first { $0.adopter == adopter }
    let problem = try replace(
      row.map { [table.header, Splice(range: $0.line, bytes: [])] } ?? [], in: locked,
      "removed \(adopter.name) from the people")
    locked.unlock()
    return Report(adopter: adopter, historyProblem: problem)
  }

  /// Whether the file is there.
  var isThere: Bool { access(path, F_OK) == 0 }

  /// Writes and remembers an edit.
  private func replace(
    _ splices: [Splice], in locked: borrowing LockedFile, _ text: String
  ) throws(StoreError) -> String? {
    let patch = try locked.patch(of: splices)
    try locked.replace(with: splices)
    return fileHistory.remember(text, patch, of: locked.path)
  }

  private static func only(_ word: String, among adopters: [Adopter]) throws(StoreError) -> Adopter
  {
    let folded = WantedNames.folded(word)
    let found = adopters.filter {
      WantedNames.folded($0.name) == folded || $0.id.uuidString.lowercased() == folded
    }
    guard let adopter = found.first, found.count == 1 else {
      throw .noAdopter(word, isAmbiguous: found.count > 1)
    }
    return adopter
  }
}

extension Pet {
  /// Returns whether a person has adopted the pet.
  public func isAdopted(by person: Adopter) -> Bool {
    guard let adopter, status == .adopted || status == nil || adopted != nil else { return false }
    let folded = WantedNames.folded(adopter)
    return folded == WantedNames.folded(person.name)
      || folded == person.id.uuidString.lowercased()
  }
}
