private import Glibc

extension FeeScheduleFile {
  /// Returns the schedule in a catalog folder, if there is one.
  public static func path(inFolder folder: String) -> String? {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return fileNames.map { prefix + $0 }.first { access($0, F_OK) == 0 }
  }
}
