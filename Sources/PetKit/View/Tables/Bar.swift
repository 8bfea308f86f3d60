/// How bars are drawn.
package enum BarStyle: Sendable {
  /// With block characters, to an eighth of a cell.
  case eighths
  /// With `#`, to a cell.
  case hashes
}

/// Draws counts as bars on one scale.
struct Bar: Sendable, Hashable {
  let style: BarStyle
  /// The count whose bar is as long as it can be.
  let greatest: Int
  /// The cells of the longest bar.
  let cells: Int

  /// Returns the bar of a count: nothing for none, and at least its shortest piece for any.
  func text(for count: Int) -> String {
    guard count > 0, greatest > 0, cells > 0 else { return "" }
    switch style {
    case .hashes: return String(repeating: "#", count: max(1, scaled(count, to: cells)))
    case .eighths:
      let eighths = max(1, scaled(count, to: cells * 8))
      let rest = eighths % 8 == 0 ? "" : Self.parts[eighths % 8 - 1]
      return String(repeating: "█", count: eighths / 8) + rest
    }
  }

  /// Returns how far along a length a count is, to the nearest whole.
  private func scaled(_ count: Int, to length: Int) -> Int {
    Int((Int128(count) * Int128(length) * 2 + Int128(greatest)) / (Int128(greatest) * 2))
  }

  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
