extension AgeSpan: CustomStringConvertible {
  /// The span as it is written in files and options: `8w`, `1y6m`, `10d`.
  public var description: String {
    if months == 0 { return days > 0 && days.isMultiple(of: 7) ? "\(days / 7)w" : "\(days)d" }
    var text = ""
    if months >= 12 { text += "\(months / 12)y" }
    if months % 12 > 0 { text += "\(months % 12)m" }
    if days > 0 { text += "\(days)d" }
    return text
  }
}
