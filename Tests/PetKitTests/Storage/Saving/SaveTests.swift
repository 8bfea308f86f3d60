import Foundation
import PetKit
import Synchronization
import TestSupport
import Testing

@Suite struct `Saving a catalog` {
  private static let text = "id,name,fee\nP1,Rex,50\nP2,Ivy,\n"

  private static func store(
    _ scratch: TemporaryFolder, fault: @escaping @Sendable (SaveStep) -> Int32?
  ) throws -> CatalogStore {
    var store = CatalogStore(
      try scratch.write(text, to: "pets.csv"), settings: StoreSettings(lockTimeout: 0.05),
      calls: FileCalls(fault: fault))
    store.update(.named("Rex"), with: PetDraft([.fee: "60"]))
    return store
  }

  @Test(arguments: SaveStep.allCases, [EIO, ENOSPC])
  func `a step that fails leaves the old file and nothing else`(
    step: SaveStep, code: Int32
  ) throws {
    let scratch = try TemporaryFolder()
    var store = try Self.store(scratch) { $0 == step ? code : nil }
    let reason = String(cString: strerror(code))
    let path = scratch.path("pets.csv")
    #expect(throws: StoreError.failed(step, file: path, reason: reason)) { try store.save() }
    #expect(try scratch.text(of: "pets.csv") == Self.text)
    #expect(try scratch.names == ["pets.csv"])
    #expect(store.hasChanges)
    store.rollback()
    #expect(try store.fetchAll().map(\.fee.text) == ["$50.00", "fee not set"])
  }

  @Test func `a disk that fills up in the middle leaves the old file`() throws {
    let scratch = try TemporaryFolder()
    // Long enough for several writes.
    let text = Self.text + String(repeating: "P9,Otto,1\n", count: 400_000)
    for failing in 1...3 {
      let writes = Mutex(0)
      var store = try Self.store(scratch) { step in
        guard step == .write else { return nil }
        let count = writes.withLock { count in
          count += 1
          return count
        }
        return count == failing ? ENOSPC : nil
      }
      try scratch.write(text, to: "pets.csv")
      #expect(throws: StoreError.self) { try store.save() }
      #expect(try scratch.text(of: "pets.csv") == text)
      #expect(try scratch.names == ["pets.csv"])
    }
  }

  @Test func `a change by someone who takes no lock is a conflict`() throws {
    let scratch = try TemporaryFolder()
    let other = "id,name,fee\nP1,Rex,50\nP2,Ivy,75\n"
    var store = try Self.store(scratch) { step in
      if step == .verify { _ = try? scratch.write(other, to: "pets.csv") }
      return nil
    }
    #expect(throws: StoreError.changed(file: scratch.path("pets.csv"))) { try store.save() }
    #expect(try scratch.text(of: "pets.csv") == other)
    #expect(try scratch.names == ["pets.csv"])
  }

  @Test(arguments: [SaveStep.verify, .replace])
  func `a change that keeps length and time is a conflict too`(step: SaveStep) throws {
    let scratch = try TemporaryFolder()
    let other = Self.text.replacing("Ivy", with: "Ida")
    var store = try Self.store(scratch) { now in
      guard now == step else { return nil }
      let url = URL(filePath: scratch.path("pets.csv"))
      let date = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      let file = try? FileHandle(forWritingTo: url)
      try? file?.write(contentsOf: Array(other.utf8))
      try? file?.close()
      // Before the last look, only the bytes tell; after it, the time does.
      if step == .verify, let date {
        try? FileManager.default.setAttributes(
          [.modificationDate: date], ofItemAtPath: scratch.path("pets.csv"))
      }
      return nil
    }
    #expect(throws: StoreError.changed(file: scratch.path("pets.csv"))) { try store.save() }
    #expect(try scratch.text(of: "pets.csv") == other)
    #expect(try scratch.names == ["pets.csv"])
  }

  @Test func `who comes second waits, and is told by whom the file is held`() throws {
    let scratch = try TemporaryFolder()
    let second = Mutex<StoreError?>(nil)
    var store = try Self.store(scratch) { step in
      guard step == .write else { return nil }
      var other = CatalogStore(
        scratch.path("pets.csv"), settings: StoreSettings(lockTimeout: 0.02))
      other.delete(.named("Ivy"))
      do throws(StoreError) {
        try other.save()
      } catch {
        second.withLock { $0 = error }
      }
      return nil
    }
    try store.save()
    #expect(
      second.withLock { $0 }
        == .busy(
          file: scratch.path("pets.csv"), holder: ProcessInfo.processInfo.processIdentifier))
    #expect(try scratch.text(of: "pets.csv") == "id,name,fee\nP1,Rex,60\nP2,Ivy,\n")
  }

  @Test func `what a killed run left behind is cleared away`() throws {
    let scratch = try TemporaryFolder()
    var store = try Self.store(scratch) { _ in nil }
    try scratch.write("half a fi", to: ".pets.csv.petcli-new")
    try scratch.write("old", to: ".pets.csv.petcli-old")
    try scratch.write("99999\n", to: "pets.csv.lock")
    try store.save()
    #expect(try scratch.names == ["pets.csv"])
    #expect(try scratch.text(of: "pets.csv") == "id,name,fee\nP1,Rex,60\nP2,Ivy,\n")
  }

  @Test func `a link stays a link, and permissions stay`() throws {
    let scratch = try TemporaryFolder()
    let target = try scratch.write(Self.text, to: "real.csv")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    let link = scratch.path("pets.csv")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.csv")
    var store = CatalogStore(link)
    store.insert(Pet(name: "Otto"))
    try store.save()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.csv")
    let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try scratch.text(of: "real.csv") == Self.text + "P3,Otto,\n")
    #expect(try scratch.names == ["pets.csv", "real.csv"])
  }

  @Test func `an edit that changes nothing does not touch the file`() throws {
    let scratch = try TemporaryFolder()
    let path = try scratch.write(Self.text, to: "pets.csv")
    let before = try FileManager.default.attributesOfItem(atPath: path)
    var store = CatalogStore(path)
    store.update(.named("rex"), with: PetDraft([.fee: "$50.00", .name: "Rex"]))
    #expect(try store.save().changes.isEmpty)
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func `many savers at once lose nothing`() async throws {
    let scratch = try TemporaryFolder()
    let path = try scratch.write(Self.text, to: "pets.csv")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<10 {
            var store = CatalogStore(path, settings: StoreSettings(lockTimeout: 60))
            store.insert(Pet(name: "Otto"))
            try store.save()
          }
        }
      }
      try await group.waitForAll()
    }
    let ids = try CatalogStore(path).fetchAll().compactMap(\.id)
    #expect(ids == (1...42).map { "P\($0)" })
    #expect(try scratch.names == ["pets.csv"])
  }

  @Test func `a folder, and a file that is gone, cannot be saved`() throws {
    let scratch = try TemporaryFolder()
    var store = CatalogStore(scratch.url.path(percentEncoded: false))
    store.insert(Pet(name: "Otto"))
    #expect(throws: StoreError.catalog(.noCatalogInFolder(scratch.url.path(percentEncoded: false))))
    { try store.save() }
    let path = scratch.path("pets.csv")
    store = CatalogStore(path)
    store.insert(Pet(name: "Otto"))
    #expect(
      throws: StoreError.catalog(.unreadable(file: path, reason: "No such file or directory"))
    ) { try store.save() }
    #expect(try scratch.names == [])
  }
}
