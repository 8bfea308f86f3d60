/// What stands beside the records of a JSON:API document: species, statuses and pictures that animals refer to.
struct IncludedResources: Sendable {
  /// A picture, and its place among those of its animal.
  struct Picture: Sendable {
    let url: String
    let order: Int
  }

  /// A status as it is written, and where in the block.
  struct StatusWord: Sendable {
    let text: String
    let place: Int
    let record: Record
  }

  private(set) var species: [String: String] = [:]
  private(set) var statuses: [String: StatusWord] = [:]
  private(set) var pictures: [String: Picture] = [:]

  /// Creates the resources of no document.
  init() {}

  /// Takes the resources of another part of the document.
  mutating func add(_ other: IncludedResources) {
    species.merge(other.species) { first, _ in first }
    statuses.merge(other.statuses) { first, _ in first }
    pictures.merge(other.pictures) { first, _ in first }
  }

  /// Reads the resources among the members of an object, from the first or the comma before it on.
  init(membersIn bytes: RawSpan, from start: Int, to end: Int) {
    var parser = JSONParser(position: start, end: end)
    var columns = JSONColumns()
    var record = Record()
    while true {
      parser.skipBlanks(bytes)
      if parser.current(bytes) == Byte.comma {
        parser.position += 1
        parser.skipBlanks(bytes)
      }
      guard parser.current(bytes) == Byte.quote,
        let key = try? parser.string(bytes, &record)
      else { return }
      parser.skipBlanks(bytes)
      guard parser.current(bytes) == 0x3A else { return }
      parser.position += 1
      parser.skipBlanks(bytes)
      let value = parser.position
      guard (try? parser.skipValue(bytes, columns: &columns, record: &record)) != nil else {
        return
      }
      if bytes.text(key.range) == "included", bytes.byte(value) == 0x5B {
        read(bytes, from: value + 1, to: parser.position)
      }
    }
  }

  /// Returns the ids in an array of references.
  static func ids(in bytes: RawSpan, _ range: Range<Int>) -> [String] {
    guard range.count > 2, bytes.byte(range.lowerBound) == 0x5B else { return [] }
    var ids: [String] = []
    forEachObject(in: bytes, from: range.lowerBound + 1, to: range.upperBound) { object in
      if let id = object["id"] { ids.append(id.text) }
    }
    return ids
  }

  private mutating func read(_ bytes: RawSpan, from start: Int, to end: Int) {
    Self.forEachObject(in: bytes, from: start, to: end) { object in
      guard let type = object["type"]?.text, let id = object["id"]?.text else { return }
      switch type {
      case "species": species[id] = object["attributes.singular"]?.text
      case "statuses":
        guard let name = object["attributes.name"] else { return }
        statuses[id] = StatusWord(text: name.text, place: name.place, record: object.record)
      case "pictures":
        let spellings = ["original", "large", "small"].map { "attributes.\($0).url" }
        let url = (spellings + ["attributes.url"]).compactMap { object[$0]?.text }.first
        guard let url else { return }
        pictures[id] = Picture(
          url: url, order: object["attributes.order"].flatMap { Int($0.text) } ?? .max)
      default: break
      }
    }
  }

  private static func forEachObject(
    in bytes: RawSpan, from start: Int, to end: Int, _ body: (JSONObject) -> Void
  ) {
    var reader = JSONReader(
      layout: .array, range: start..<end, isFirstBlock: true, isLastBlock: false)
    var record = Record()
    while reader.next(in: bytes, into: &record) {
      guard !record.isBroken else { continue }
      var object = JSONObject(record: record)
      for column in 0..<min(reader.columns.count, record.columns) {
        let field = record.field(column)
        switch field.kind {
        case .absent, .null, .container, .doubledQuotes: continue
        case .text, .number, .yes, .no:
          object.set(reader.columns.path(of: column), bytes.text(field.range), field.place)
        case .escaped:
          let text = String(decoding: JSONText.unescaped(bytes, field.range), as: UTF8.self)
          object.set(reader.columns.path(of: column), text, field.place)
        }
      }
      body(object)
    }
  }
}

/// The values of an object by their paths.
private struct JSONObject {
  let record: Record
  private var values: [String: (text: String, place: Int)] = [:]

  init(record: Record) {
    self.record = record
  }

  mutating func set(_ path: String, _ text: String, _ place: Int) {
    values[path] = (text, place)
  }

  subscript(path: String) -> (text: String, place: Int)? { values[path] }
}
