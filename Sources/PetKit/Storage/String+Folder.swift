extension String {
  /// The path of a folder as the beginning of the paths of what lies in it; nothing for the current one.
  var asFolderPrefix: String {
    self == "." ? "" : hasSuffix("/") ? self : self + "/"
  }
}
