private import Glibc

/// The folder of a catalog, in which its pictures are.
struct PictureFolder: Sendable {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Returns whether an image is the name of a file that is not there.
  ///
  /// Web addresses and absolute paths are taken as they are.
  func lacks(_ image: String) -> Bool {
    isRelative(image) && !holds(image)
  }

  /// Returns a picture that is there and differs in the case of its letters or in its suffix alone.
  func pictureLike(_ image: String) -> String? {
    var stem = image[...]
    if let dot = image.lastIndex(of: "."), !image[dot...].contains("/") { stem = image[..<dot] }
    let suffixes = ["jpg", "jpeg", "png", "webp", "gif", "JPG", "JPEG", "PNG"]
    let stems = [String(stem), stem.lowercased()]
    return stems.flatMap { stem in suffixes.map { "\(stem).\($0)" } }.first(where: holds)
  }

  private func holds(_ image: String) -> Bool {
    !image.utf8.contains(0) && access("\(path)/\(image)", F_OK) == 0
  }

  /// Returns whether an image begins neither with a slash nor with a scheme such as `https:`.
  private func isRelative(_ image: String) -> Bool {
    guard let end = image.utf8.firstIndex(where: { !Self.isPartOfScheme($0) }) else { return true }
    let sign = image.utf8[end]
    return end == image.startIndex ? sign != 0x2F && sign != 0x5C : sign != 0x3A
  }

  private static func isPartOfScheme(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }
}
