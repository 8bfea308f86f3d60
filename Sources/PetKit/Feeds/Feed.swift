/// What a system writes into its files: its headers and its words, and what they mean.
///
/// Headers and words are compared without regard to case, blanks, hyphens and underscores.
package struct Feed: Sendable {
  /// The name by which the feed is asked for.
  package let name: String
  /// The headers or key paths of each field, the preferred one first.
  let headers: [PetField: [String]]
  /// The order of day and month in dates such as 03/04/2021.
  let dateOrder: DateOrder?
  let sexes: Words<Sex>
  let sizes: Words<Size>
  let statuses: Words<Status>
  let rarities: Words<Rarity>

  init(
    name: String, headers: [PetField: [String]], dateOrder: DateOrder? = nil,
    sexes: Words<Sex> = .sexes, sizes: Words<Size> = .sizes,
    statuses: Words<Status> = .statuses, rarities: Words<Rarity> = .rarities
  ) {
    self.name = name
    self.headers = headers
    self.dateOrder = dateOrder
    self.sexes = sexes
    self.sizes = sizes
    self.statuses = statuses
    self.rarities = rarities
  }

  /// Returns a header as headers are compared.
  package static func folded(_ header: String) -> String {
    var result = ""
    for scalar in header.lowercased().unicodeScalars {
      switch scalar {
      case " ", "\t", "_", "-", "\u{A0}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the field of each header, none for those that the feed does not know.
  ///
  /// Where several headers mean one field, the preferred one gives it.
  package func fields(of headers: [String]) -> [PetField?] {
    let folded = headers.map(Self.folded)
    var fields = [PetField?](repeating: nil, count: headers.count)
    for (field, spellings) in self.headers {
      for spelling in spellings {
        guard let column = folded.firstIndex(of: spelling) else { continue }
        if fields[column] == nil { fields[column] = field }
        break
      }
    }
    return fields
  }

  /// Returns the field of a header, and its rank among the headers of that field, 0 being the preferred one.
  package func meaning(of header: String) -> (field: PetField, rank: Int)? {
    let folded = Self.folded(header)
    for (field, spellings) in headers {
      if let rank = spellings.firstIndex(of: folded) { return (field, rank) }
    }
    return nil
  }

  /// Returns whether a header belongs to some field.
  package func knows(_ header: String) -> Bool {
    meaning(of: header) != nil
  }
}

/// The order of day and month in a date whose year comes last.
public enum DateOrder: String, Sendable, CaseIterable, Hashable {
  /// Month, day, year.
  case monthFirst = "mdy"
  /// Day, month, year.
  case dayFirst = "dmy"
}
