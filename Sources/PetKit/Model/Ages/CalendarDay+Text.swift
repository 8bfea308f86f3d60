extension CalendarDay: LosslessStringConvertible {
  /// Creates the day that a text of the form `YYYY-MM-DD` names, if it names one.
  public init?(_ description: String) {
    self.init(ascii: description.utf8Span.span)
  }

  /// Creates the day that bytes of the form `YYYY-MM-DD` name, if they name one.
  package init?(ascii bytes: Span<UInt8>) {
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let century = CalendarDay.pair(bytes[0], bytes[1]),
      let year = CalendarDay.pair(bytes[2], bytes[3]),
      let month = CalendarDay.pair(bytes[5], bytes[6]),
      let day = CalendarDay.pair(bytes[8], bytes[9])
    else { return nil }
    self.init(year: century * 100 + year, month: month, day: day)
  }

  /// The day as `YYYY-MM-DD`.
  public var description: String {
    var text = ShortText()
    text.prepend(digits: UInt(day), atLeast: 2)
    text.prepend("-")
    text.prepend(digits: UInt(month), atLeast: 2)
    text.prepend("-")
    text.prepend(digits: UInt(year), atLeast: 4)
    return text.string
  }

  private static func pair(_ tens: UInt8, _ ones: UInt8) -> Int? {
    let (tens, ones) = (tens &- 48, ones &- 48)
    return tens < 10 && ones < 10 ? Int(tens * 10 + ones) : nil
  }
}
