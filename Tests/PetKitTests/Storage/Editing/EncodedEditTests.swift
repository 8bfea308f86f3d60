import Foundation
import PetKit
import TestSupport
import Testing

/// Edits of files that are not UTF-8.
@Suite struct `Edits in another encoding` {
  /// An encoding as Foundation writes it.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mark: [UInt8]
    let encoding: String.Encoding
    let option: TextEncoding?

    func bytes(_ text: String) throws -> [UInt8] {
      mark + Array(try #require(text.data(using: encoding)))
    }
  }

  private static let forms = [
    Form(
      testDescription: "UTF-16LE", mark: [0xFF, 0xFE], encoding: .utf16LittleEndian, option: nil),
    Form(
      testDescription: "UTF-16BE", mark: [0xFE, 0xFF], encoding: .utf16BigEndian, option: nil),
    Form(
      testDescription: "UTF-16 without a mark", mark: [], encoding: .utf16LittleEndian,
      option: .utf16),
    Form(
      testDescription: "Windows-1252", mark: [], encoding: .windowsCP1252, option: .windows1252),
  ]

  private static func store(_ scratch: TemporaryFolder, _ form: Form) -> CatalogStore {
    CatalogStore(
      scratch.path("pets"), options: CatalogOptions(encoding: form.option),
      settings: StoreSettings(historyFolder: scratch.path("state")))
  }

  private static let table =
    "id,Name,Größe,fee\r\nP1,Zoë,€,$50.00\r\nP2,Ivy “the cat”,—,\r\nP3,Señor,x,$1.00"
  private static let objects = """
    [
      {"name": "Zoë", "fee": 50, "breed": "Épagneul"},
      {"name": "Ivy", "fee": 1}
    ]

    """

  @Test(arguments: forms)
  func `a table gets new values, rows and columns, and gives them back`(form: Form) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(try form.bytes(Self.table), to: "pets")
    var store = Self.store(scratch, form)
    store.addsColumns = true
    store.update(.named("Zoë"), with: PetDraft([.fee: "75", .sex: "female"]))
    store.delete(.named("P3"))
    store.insert(Pet(name: "Çelik"))
    let difference = """
      --- \(scratch.path("pets"))
      +++ \(scratch.path("pets"))
      @@ -1,4 +1,4 @@
      -id,Name,Größe,fee\r
      -P1,Zoë,€,$50.00\r
      -P2,Ivy “the cat”,—,\r
      -P3,Señor,x,$1.00
      \\ No newline at end of file
      +id,Name,Größe,fee,sex\r
      +P1,Zoë,€,$75.00,female\r
      +P2,Ivy “the cat”,—,,\r
      +P4,Çelik,,,\r

      """
    #expect(String(decoding: try store.preview().difference, as: UTF8.self) == difference)
    try store.save()
    #expect(
      try scratch.bytes(of: "pets")
        == form.bytes(
          "id,Name,Größe,fee,sex\r\nP1,Zoë,€,$75.00,female\r\nP2,Ivy “the cat”,—,,\r\nP4,Çelik,,,\r\n"
        ))
    #expect(try store.fetchAll().map(\.name) == ["Zoë", "Ivy “the cat”", "Çelik"])
    _ = try store.previewUndo()
    _ = try store.undo()
    #expect(try scratch.bytes(of: "pets") == form.bytes(Self.table))
  }

  @Test(arguments: forms)
  func `an object gets a value, and what it was when that is asked for`(form: Form) throws {
    let scratch = try TemporaryFolder()
    try scratch.write(try form.bytes(Self.objects), to: "pets")
    var store = Self.store(scratch, form)
    store.update(.named("zoë"), with: PetDraft([.name: "Zoé", .fee: "75"]))
    try store.save()
    #expect(
      try scratch.bytes(of: "pets")
        == form.bytes(Self.objects.replacing("Zoë\", \"fee\": 50", with: "Zoé\", \"fee\": 75")))
    store.update(.named("Zoé"), with: PetDraft([.name: "Zoë", .fee: "50"]))
    try store.save()
    #expect(try scratch.bytes(of: "pets") == form.bytes(Self.objects))
  }

  @Test func `UTF-16 holds every character, also those of two units`() throws {
    let scratch = try TemporaryFolder()
    let form = Self.forms[0]
    try scratch.write(try form.bytes("name,breed\n🐕,x\nRex,y\n"), to: "pets")
    var store = Self.store(scratch, form)
    store.update(.named("Rex"), with: PetDraft([.name: "小春🐈"]))
    try store.save()
    #expect(try scratch.bytes(of: "pets") == form.bytes("name,breed\n🐕,x\n小春🐈,y\n"))
  }

  @Test func `Windows-1252 refuses what it has no byte for`() throws {
    let scratch = try TemporaryFolder()
    let form = Self.forms[3]
    let before = try form.bytes(Self.table)
    try scratch.write(before, to: "pets")
    var store = Self.store(scratch, form)
    store.update(.named("P2"), with: PetDraft([.name: "Zoë 猫"]))
    let wrong = InvalidValue(
      field: .name, value: "Zoë 猫",
      detail: "has the character U+732B, which windows-1252 does not have",
      hint: "petcli convert makes a catalog of it in UTF-8, which has every character")
    #expect(throws: StoreError.invalid([wrong])) { try store.save() }
    #expect(try scratch.bytes(of: "pets") == before)
  }

  @Test(arguments: [
    // Half a pair, half a unit at the end.
    ("name,fee\nRex,1\n", [0x00, 0xD8, 0x0A, 0x00] as [UInt8], 33),
    ("name,fee\nRex,1\n", [0x41], 33),
  ])
  func `bytes that are no UTF-16 are told, and nothing is written`(
    text: String, rest: [UInt8], place: Int
  ) throws {
    let scratch = try TemporaryFolder()
    let form = Self.forms[0]
    let before = try form.bytes(text) + rest
    try scratch.write(before, to: "pets")
    var store = Self.store(scratch, form)
    store.update(.named("Rex"), with: PetDraft([.fee: "2"]))
    #expect(
      throws: StoreError.notEditable(
        file: scratch.path("pets"), reason: "its bytes from \(place) on are no utf-16")
    ) { try store.save() }
    #expect(try scratch.bytes(of: "pets") == before)
  }
}
