/// How a file's bytes stand for characters.
public enum TextEncoding: String, Sendable, CaseIterable, Hashable {
  /// UTF-8, with or without a byte-order mark.
  case utf8 = "utf-8"
  /// Windows-1252, which older spreadsheets write in western Europe and America; Latin-1 is part of it.
  case windows1252 = "windows-1252"
  /// UTF-16; a byte-order mark or the place of the zeros tells the order of the bytes.
  case utf16 = "utf-16"
}
