/// The order of a list: what to go by first, what then.
///
/// Texts go by their letters in any case, and numbers in them by value. What is not known comes last, ascending and
/// descending alike. Pets that are equal in all this go by the texts as they are written, then by their ids,
/// and then stay as they were. Nothing depends on a locale.
public struct PetOrder: Sendable, Hashable {
  /// A field to go by.
  package struct Key: Sendable, Hashable {
    package let field: QueryField
    package let isDescending: Bool
  }

  package let keys: [Key]
  private let presentation: Presentation

  /// Creates the order of a text such as `-fee,name`: fields parted by commas, the descending ones after a hyphen.
  ///
  /// - Parameters:
  ///   - text: The fields of a catalog, `age` or `group`.
  ///   - presentation: The day on which pets have their age group, and the fees.
  /// - Throws: ``QueryError`` with the place of what is no field.
  public init(_ text: String, in presentation: Presentation) throws(QueryError) {
    keys = try PetOrder.keys(of: text)
    self.presentation = presentation
  }

  /// The fields that the order looks at.
  public var fields: PetFields {
    keys.reduce(into: PetFields(.id)) { $0.formUnion($1.field.fields(in: presentation)) }
  }

  /// Returns pets in this order.
  public func sorted(_ pets: some Sequence<Pet>) -> [Pet] {
    pets.map { pet in (key: key(of: pet), pet: pet) }
      .enumerated()
      .sorted { lhs, rhs in
        if lhs.element.key == rhs.element.key { return lhs.offset < rhs.offset }
        return lhs.element.key.lexicographicallyPrecedes(rhs.element.key)
      }
      .map(\.element.pet)
  }

  private func key(of pet: Pet) -> [UInt8] {
    var key = ByteBuffer()
    append(pet, to: &key)
    return key.bytes
  }

  /// Appends bytes to a buffer that are in the order of the pets.
  func append(_ pet: borrowing Pet, to buffer: inout ByteBuffer) {
    for key in keys {
      buffer.append(key.field, of: pet, in: presentation, flip: key.isDescending ? 0xFF : 0)
    }
    for key in keys {
      guard case .text(let field) = key.field, let text = field.value(of: pet) else { continue }
      NaturalKey.append(exactly: text, to: &buffer, flip: key.isDescending ? 0xFF : 0)
    }
    guard let id = pet.id else { return buffer.append(SortKey.unknown) }
    NaturalKey.append(id, to: &buffer, flip: 0)
    NaturalKey.append(exactly: id, to: &buffer, flip: 0)
  }
}
