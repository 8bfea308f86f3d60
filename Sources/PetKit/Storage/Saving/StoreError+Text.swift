extension StoreError {
  /// Runs what reads a catalog, so that its errors can be thrown on.
  static func asStore<Result>(
    _ body: () throws(CatalogError) -> Result
  ) throws(StoreError) -> Result {
    do throws(CatalogError) {
      return try body()
    } catch {
      throw .catalog(error)
    }
  }

  /// What went wrong, as one sentence without a full stop.
  public var message: String {
    switch self {
    case .catalog(let error): error.message
    case .miss(let miss): miss.message
    case .takenID(let id): "the id \"\(id)\" is taken"
    case .invalid(let values): values.first?.message ?? "a value is wrong"
    case .unwritable(let field, let value, let file):
      "\(file) would not say \(field.rawValue) \"\(value)\": its system writes that in another way"
    case .noColumn(let field, let file): "\(file) has no column for \(field.rawValue)"
    case .notUTF8(let file): "\(file) is not UTF-8, so that only ASCII can be written into it"
    case .notEditable(let file, let reason): "\(file) cannot be edited: \(reason)"
    case .hasCatalog(let file): "there is a catalog already: \(file)"
    case .busy(let file, let holder):
      "\(file) is being edited by \(holder.map { "process \($0)" } ?? "someone else")"
    case .changed(let file): "\(file) was changed by someone else meanwhile; nothing was written"
    case .failed(let step, let file, let reason): "cannot \(step.words) \(file): \(reason)"
    case .noHistory(let file, let isRedo):
      "there is no edit of \(file) to \(isRedo ? "bring again" : "take back")"
    case .overtaken(let file, let edit):
      "\(file) was changed since, where \"\(edit)\" would be taken back"
    case .alreadyAdopted(let pet, let adopter):
      "\(pet) is adopted already" + (adopter.map { ", by \($0)" } ?? "")
    case .notAdopted(let pet): "\(pet) is not adopted"
    case .hasPets(let adopter, let pets): "\(adopter) has \(Self.list(pets))"
    case .takenName(let name): "there is a person named \"\(name)\" already"
    case .noAdopter(let name, let isAmbiguous):
      isAmbiguous ? "several people are named \"\(name)\"" : "nobody is named \"\(name)\""
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .catalog(let error): error.hint
    case .miss(let miss): miss.hint
    case .invalid(let values): values.first?.hint
    case .noColumn(.estimated, _):
      "--add-columns writes estimated into the header; --no-estimated says that the birthday is known"
    case .noColumn(let field, _):
      "--add-columns writes \(field.rawValue) into the header, and an empty value into each row"
    case .unwritable: "petcli convert makes a catalog of it in which every value can be edited"
    case .busy: "try again, or give it longer with --lock-timeout"
    case .changed: "try again"
    case .notUTF8: "say --encoding windows-1252 if it is that, or save the file as UTF-8"
    case .hasPets: "say --force to remove them all the same"
    case .alreadyAdopted: "petcli return takes the pet back"
    case .notAdopted, .hasCatalog, .takenID, .notEditable, .failed, .noHistory, .overtaken,
      .takenName, .noAdopter:
      nil
    }
  }

  private static func list(_ items: [String]) -> String {
    let shown = items.prefix(10).joined(separator: ", ")
    return items.count > 10 ? "\(shown) and \(items.count - 10) more" : shown
  }
}
