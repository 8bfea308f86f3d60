/// What the columns of a file's records mean, and how its reader makes pets of them.
struct RecordColumns: Sendable {
  /// A pet that was read, and what else tells its record from others.
  struct Reading: Sendable {
    var pet = Pet(name: "")
    /// When the record was made, where the file says that.
    var moment = Int.min
    /// The fields whose values cannot be read.
    var unreadable: Set<PetField> = []
  }

  /// The columns that hold a field as it is, the preferred one first.
  private(set) var places: [PetField: [Int]]
  /// The names of the columns, key paths in JSON.
  private(set) var titles: [String]
  private let decoder: PetDecoder
  private var slots: [PetDecoder.Slot]
  /// The columns that hold the currency of a fee.
  private let currencies: [Int]
  private let foreign: (decoder: FeedDecoder, plan: FeedPlan)?

  /// Creates the columns of a table.
  init(_ layout: CatalogLayout, titles: [String]) {
    self.init(layout, titles: titles, ColumnPlaces(titles: titles))
  }

  /// Creates the columns of JSON that have been met.
  init(_ layout: CatalogLayout, _ met: JSONColumns) {
    let titles = (0..<met.count).map { met.path(of: $0) }
    self.init(layout, titles: titles, ColumnPlaces(met))
  }

  private init(_ layout: CatalogLayout, titles: [String], _ columns: ColumnPlaces) {
    self.titles = titles
    decoder = layout.decoder
    var places: [PetField: [Int]] = [:]
    if let foreign = layout.foreign {
      let plan = FeedPlan(layout.feed, foreign.forms, columns, fields: .all)
      self.foreign = (foreign.decoder, plan)
      slots = []
      currencies = []
      for group in plan.groups {
        if let field = group.role.field { places[field] = group.columns }
      }
      self.places = places
      return
    }
    foreign = nil
    let currencies = titles.indices.filter { Feed.isCurrency(titles[$0]) }
    if case .separatedValues(_, let columns) = layout.format {
      self.currencies = Array(currencies.prefix(1))
      slots = PetDecoder.slots(columns, of: .all, hasCurrency: !currencies.isEmpty)
    } else {
      self.currencies = currencies
      var slots: [PetDecoder.Slot] = []
      for (column, title) in titles.enumerated() {
        guard let (field, rank) = layout.feed.meaning(of: title) else { continue }
        let slot = PetDecoder.Slot(
          column: column, field: field, rank: rank,
          hasCurrency: field == .fee && !currencies.isEmpty)
        PetDecoder.add(slot, to: &slots)
      }
      self.slots = slots
    }
    self.places = [:]
    for slot in slots.sorted(by: { ($0.rank, $0.column) < ($1.rank, $1.column) }) {
      self.places[slot.field, default: []].append(slot.column)
    }
  }

  /// Adds columns behind the others.
  mutating func append(_ fields: [PetField]) {
    for field in fields {
      slots.append(PetDecoder.Slot(column: titles.count, field: field))
      places[field] = [titles.count]
      titles.append(field.rawValue)
    }
  }

  /// Reads a record that stands alone, in columns that are known where it is a row; nothing when it is no animal.
  static func reading(
    of bytes: RawSpan, end: Int, _ layout: CatalogLayout, _ columns: RecordColumns
  ) -> Reading? {
    switch layout.format {
    case .separatedValues(let dialect, _):
      var record = Record(columns: columns.titles.count)
      var reader = CSVReader(dialect: dialect)
      return reader.next(in: bytes, end: end, into: &record) ? columns.read(record, in: bytes) : nil
    case .json:
      var record = Record()
      var reader = JSONReader(
        layout: .sequence, range: 0..<end, isFirstBlock: true, isLastBlock: true)
      guard reader.next(in: bytes, into: &record), !record.isBroken else { return nil }
      return RecordColumns(layout, reader.columns).read(record, in: bytes)
    }
  }

  /// Reads a record; nothing when it is no animal.
  func read(_ record: Record, in bytes: RawSpan) -> Reading? {
    var reading = Reading()
    if let foreign {
      var values = FeedValues()
      guard
        case .animal(let animal) = foreign.decoder.read(
          record, in: bytes, foreign.plan, values: &values)
      else { return nil }
      reading.pet = animal.pet
      reading.moment = animal.moment
      reading.unreadable = Set(
        values.problems.filter { $0.severity == .error }.compactMap { PetField(rawValue: $0.field) }
      )
      return reading
    }
    var (record, decoded) = (record, DecodedPet())
    decoder.decode(slots, currencies: currencies, of: &record, in: bytes, into: &decoded)
    reading.pet = decoded.pet
    reading.unreadable = Set(decoded.problems.filter { $0.severity == .error }.map(\.field))
    return reading
  }

  /// Reads a record of one value.
  func read(_ text: String, as field: PetField) -> Reading? {
    guard let column = places[field]?.first else { return nil }
    var bytes: [UInt8] = []
    var record = Record(columns: titles.count)
    func put(_ text: String, in column: Int) {
      record.take(Field(bytes.count, bytes.count + text.utf8.count, .text), column)
      bytes += Array(text.utf8)
    }
    // A column keeps what it gets first.
    put(text, in: column)
    if let foreign {
      // What makes the record an animal, and not a row that adds to another.
      for column in foreign.plan.details { put("x", in: column) }
      let kinds = foreign.plan.groups.first { $0.role == .kind }?.columns ?? []
      if let kind = foreign.decoder.forms.kinds.min() {
        for column in kinds { put(kind, in: column) }
      }
    }
    bytes += Array(repeating: 0, count: RawSpan.padding)
    return read(record, in: bytes.span.bytes)
  }
}
