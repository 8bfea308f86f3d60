private import Glibc

extension CatalogReader {
  /// Returns how many errors of JSON a version of a catalog has that is on no disk; a table has none.
  static func jsonErrors(in bytes: [UInt8], named name: String, _ options: CatalogOptions) -> Int {
    // A byte-order mark is not ASCII, nor is the other half of a sign in UTF-16 a sign.
    let first = bytes.first { $0 > Byte.space && $0 < 0x80 }
    guard first == 0x7B || first == 0x5B else { return 0 }
    let descriptor = memfd_create("petcli", UInt32(MFD_CLOEXEC))
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    guard bytes.writeAll(to: descriptor), lseek(descriptor, 0, SEEK_SET) == 0 else { return 0 }
    var errors = 0
    do throws(CatalogError) {
      let reader = try CatalogReader(.descriptor(descriptor, name: name), options: options)
      guard case .json = reader.layout.format else { return 0 }
      var batches = reader.batches(of: PetFields(.name))
      while let batch = try batches.next() {
        errors += batch.problems.count { $0.code == .jsonSyntax }
      }
    } catch {
      if case .broken(let problem) = error, problem.code == .jsonSyntax { errors += 1 }
    }
    return errors
  }
}
