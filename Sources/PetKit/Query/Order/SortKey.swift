/// Values as bytes whose order is that of the values.
enum SortKey {
  /// What is not known: more than any value begins with, in either direction.
  static let unknown: UInt8 = 0xFF
}

extension ByteBuffer {
  /// Appends the value of a field in the order of its values, flipped for the opposite order.
  @inline(__always)
  mutating func append(
    _ field: QueryField, of pet: borrowing Pet, in presentation: borrowing Presentation,
    flip: UInt8
  ) {
    switch field {
    case .text(let field):
      guard let text = field.value(of: pet) else { return append(SortKey.unknown) }
      NaturalKey.append(text, to: &self, flip: flip)
    case .word(.sex) where pet.sex == .unknown: append(SortKey.unknown)
    case .word(let field):
      guard let rank = field.rank(of: pet, in: presentation) else { return append(SortKey.unknown) }
      append((rank + 1) ^ flip)
    case .day(let field): append(field.day(of: pet), flip: flip)
    // Who was born later is younger.
    case .age: append(pet.birthday, flip: ~flip)
    case .fee:
      append(presentation.fee(for: pet), flip: flip)
    case .weight: append(number: pet.weight?.quantity, flip: flip)
    case .height: append(number: pet.height?.quantity, flip: flip)
    }
  }

  private mutating func append(_ day: CalendarDay?, flip: UInt8) {
    guard let packed = day?.packed else { return append(SortKey.unknown) }
    // A packed day has three bytes; one is added, so that no flipped byte is that of an unknown value.
    append((UInt8(truncatingIfNeeded: packed >> 16) + 1) ^ flip)
    append(UInt8(truncatingIfNeeded: packed >> 8) ^ flip)
    append(UInt8(truncatingIfNeeded: packed) ^ flip)
  }

  /// Appends a fee: a waived one before all amounts, and amounts by their number, then by currency.
  private mutating func append(_ fee: Fee, flip: UInt8) {
    switch fee {
    case .notSet: append(SortKey.unknown)
    case .waived: append(1 ^ flip)
    case .amount(let money):
      var scaled = Int128(money.minorUnits)
      for _ in money.currency.exponent..<4 { scaled *= 10 }
      append(number: scaled, flip: flip)
      for shift: UInt32 in [24, 16, 8] {
        append(UInt8(truncatingIfNeeded: money.currency.packed >> shift) ^ flip)
      }
    }
  }

  /// Appends a number: how many bytes it has, and the bytes.
  private mutating func append(number: Int128?, flip: UInt8) {
    guard let number else { return append(SortKey.unknown) }
    let magnitude = number.magnitude
    let count = (128 - magnitude.leadingZeroBitCount + 7) / 8
    // The more bytes a negative number has, the less it is.
    let isNegative = number < 0
    append((isNegative ? 0x50 - UInt8(count) : 0x60 + UInt8(count)) ^ flip)
    for index in (0..<count).reversed() {
      append(UInt8(truncatingIfNeeded: magnitude >> (index * 8)) ^ (isNegative ? ~flip : flip))
    }
  }
}
