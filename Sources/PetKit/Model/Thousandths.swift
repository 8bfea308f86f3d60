/// Decimal numbers with three decimals, kept as whole thousandths.
enum Thousandths {
  /// Returns a number of thousandths without needless zeros: "6.5" for 6500.
  static func text(_ thousandths: Int) -> String {
    let magnitude = thousandths.magnitude
    var text = (thousandths < 0 ? "-" : "") + String(magnitude / 1000)
    var fraction = magnitude % 1000
    guard fraction > 0 else { return text }
    text += "."
    while fraction > 0 {
      text += String(fraction / 100)
      fraction = fraction % 100 * 10
    }
    return text
  }
}
