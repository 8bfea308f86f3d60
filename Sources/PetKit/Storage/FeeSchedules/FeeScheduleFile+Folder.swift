private import Glibc

extension FeeScheduleFile {
  /// Returns the schedule in a catalog folder, if there is one.
  public static func path(inFolder folder: String) -> String? {
    fileNames.map { folder.asFolderPrefix + $0 }.first { access($0, F_OK) == 0 }
  }
}
