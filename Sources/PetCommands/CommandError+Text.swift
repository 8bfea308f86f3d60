private import PetKit

extension CommandError {
  /// What went wrong, as one sentence without a full stop; nil when it is nobody's concern.
  package var message: String? {
    switch self {
    case .usage(let error): error.message
    case .input(let error): "cannot read standard input: \(error.reason)"
    case .output(.closed): nil
    case .output(.failed(let reason)): "cannot write: \(reason)"
    case .clockOutOfRange: "the clock is outside the years 1 to 9999"
    case .catalog(let error): error.message
    case .store(let error): error.message
    case .lineWithoutPet(let place): "\(place): error: the line does not say which pet it is for"
    case .noCatalog: "there is no catalog: no file was named, and no pets.* lies in this folder"
    case .brokenSchedule(let file): "the fee schedule \(file) has errors"
    case .noTotal(let reason): "there is no total: \(reason)"
    }
  }

  /// Lines that show the place of what is wrong.
  package var excerpt: [String] {
    if case .usage(let error) = self { error.excerpt } else { [] }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .usage(let error): error.hint
    case .input, .output, .noTotal, .brokenSchedule: nil
    case .catalog(let error): error.hint
    case .store(let error): error.hint
    case .lineWithoutPet: "its key pet is an id or a name"
    case .noCatalog:
      "looked for \(CatalogSource.fileNames.joined(separator: ", ")); give a file, -c, or PETCLI_CATALOG"
    case .clockOutOfRange: "give the day with --today YYYY-MM-DD"
    }
  }

  /// How petcli ends.
  package var status: ExitStatus {
    switch self {
    case .usage, .noCatalog, .lineWithoutPet, .store(.invalid), .catalog(.unknownFeed),
      .catalog(.unknownZone), .store(.catalog(.unknownFeed)), .store(.catalog(.unknownZone)):
      .usage
    case .catalog(.broken), .store(.catalog(.broken)), .brokenSchedule: .brokenCatalog
    case .store(.busy), .store(.changed), .store(.overtaken): .conflict
    // A reader that has seen enough got what it wanted.
    case .output(.closed): .success
    case .input, .output, .clockOutOfRange, .catalog, .store, .noTotal: .failure
    }
  }
}
