extension Problem {
  /// The kind of a problem; the raw values are a promise to scripts.
  public enum Code: String, Sendable, CaseIterable, Hashable {
    /// The file holds nothing.
    case emptyFile = "empty-file"
    /// The file is something else than a catalog.
    case notACatalog = "not-a-catalog"
    /// The bytes are not UTF-8.
    case invalidUTF8 = "invalid-utf-8"
    /// A value or a line is longer than a reader takes.
    case tooLong = "too-long"

    /// No column of the header is the name.
    case missingNameColumn = "missing-name-column"
    /// Two columns of the header are the same field.
    case duplicateColumn = "duplicate-column"
    /// A quoted value has no end.
    case unclosedQuote = "unclosed-quote"
    /// Something follows the quote that ends a value.
    case textAfterQuote = "text-after-quote"
    /// A row has fewer values than the header has columns.
    case shortRow = "short-row"
    /// A row has more values than the header has columns.
    case longRow = "long-row"

    /// The text is not JSON.
    case jsonSyntax = "json-syntax"
    /// An object has the same key twice.
    case duplicateKey = "duplicate-key"
    /// An escape is half of a surrogate pair.
    case loneSurrogate = "lone-surrogate"
    /// Arrays and objects lie too deep in each other.
    case tooDeep = "too-deep"
    /// A value stands where an animal should.
    case notAnAnimal = "not-an-animal"

    /// A record has no name.
    case missingName = "missing-name"
    /// Two records have the same id.
    case duplicateID = "duplicate-id"
    /// A value is not a day of the calendar.
    case notADay = "not-a-day"
    /// A value may be one day or another.
    case ambiguousDate = "ambiguous-date"
    /// A value is not an age.
    case notAnAge = "not-an-age"
    /// A word is none of those that the field takes.
    case unknownWord = "unknown-word"
    /// A value is not an amount of money.
    case notAnAmount = "not-an-amount"
    /// An amount has more decimals than its currency.
    case tooManyDecimals = "too-many-decimals"
    /// A value is not a number.
    case notANumber = "not-a-number"
    /// A number needs a unit and has none.
    case missingUnit = "missing-unit"
    /// A number has a unit that the field does not take.
    case unknownUnit = "unknown-unit"
    /// A number is too small or too large.
    case outOfRange = "out-of-range"

    /// A pet is not born yet.
    case futureBirthday = "future-birthday"
    /// A birthday is longer ago than pets live.
    case implausibleBirthday = "implausible-birthday"
    /// A pet came to the shelter before it was born.
    case arrivedBeforeBirthday = "arrived-before-birthday"
    /// A pet went to its home before it came to the shelter.
    case adoptedBeforeArrived = "adopted-before-arrived"
    /// A pet has a day of adoption and another status.
    case adoptedWithoutStatus = "adopted-without-status"
    /// A fee is larger than shelters ask.
    case implausibleFee = "implausible-fee"
    /// A text begins as a spreadsheet's formula does.
    case formula
    /// A picture is not where the catalog says.
    case missingPicture = "missing-picture"
    /// The name is nothing but the id.
    case nameIsID = "name-is-id"

    /// A column is none of those that the file can have.
    case unknownColumn = "unknown-column"
    /// A fee schedule, or a rule of it, has no fee.
    case missingFee = "missing-fee"
    /// A fee schedule has more than one currency.
    case mixedCurrencies = "mixed-currencies"
    /// The greatest value is less than the least.
    case emptyRange = "empty-range"
    /// A rule of a fee schedule can never match.
    case idleRule = "idle-rule"

    /// A value has no place or no counterpart in a partner's file.
    case notSayable = "not-sayable"
    /// A partner asks for a value that is not known.
    case missingValue = "missing-value"

    /// Whether the problem is that of a file to be written, and not of the catalog.
    public var isOfOutput: Bool { self == .notSayable || self == .missingValue }

    /// Whether the form of the file is broken, and not only a value in it.
    public var isStructural: Bool {
      switch self {
      case .emptyFile, .notACatalog, .invalidUTF8, .tooLong, .missingNameColumn, .unclosedQuote,
        .jsonSyntax,
        .tooDeep,
        .notAnAnimal:
        true
      default: false
      }
    }
  }
}
