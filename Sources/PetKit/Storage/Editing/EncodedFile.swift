/// A file that is not UTF-8, and the text that it is read as.
///
/// Edits are planned in the text, and then moved to the bytes of the file.
struct EncodedFile {
  /// The text of the file as UTF-8, without a byte-order mark.
  let text: [UInt8]
  private let form: Transcoder.Form
  private let markLength: Int

  /// Reads a file; nothing when it is UTF-8, and its text is its bytes.
  ///
  /// - Throws: ``StoreError`` when the file cannot be read, or holds bytes that its text does not tell again.
  init?(_ file: borrowing OpenFile, _ encoding: TextEncoding?) throws(StoreError) {
    let start = try file.bytes(0..<min(4, file.identity.length))
    guard let (form, markLength) = encoding.form(ofTextBeginningWith: start) else { return nil }
    let bytes = try file.bytes()
    text = Transcoder.text(of: bytes[markLength...], form)
    self.form = form
    self.markLength = markLength
    // Whatever is not to be changed must come back as it was: half a character, for one, would not.
    let again = form.bytes(of: text)
    guard !again.elementsEqual(bytes[markLength...]) else { return }
    let place = zip(again, bytes[markLength...]).prefix { $0 == $1 }.count + markLength
    throw .notEditable(
      file: file.name, reason: "its bytes from \(place + 1) on are no \(form.name)")
  }

  /// Checks that the file can hold values.
  ///
  /// - Throws: ``StoreError/invalid(_:)`` with each value that has a character too many.
  func checkCanHold(_ drafts: [PetDraft]) throws(StoreError) {
    var wrong: [InvalidValue] = []
    for draft in drafts {
      for field in draft.fields {
        guard let text = draft[field], let missing = form.firstMissing(in: text) else { continue }
        let number = String(missing.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - number.count))
        wrong.append(
          InvalidValue(
            field: field, value: text,
            detail: "has the character U+\(zeros)\(number), which \(form.name) does not have",
            hint: "petcli convert makes a catalog of it in UTF-8, which has every character",
            origin: draft.origin))
      }
    }
    guard wrong.isEmpty else { throw .invalid(wrong) }
  }

  /// Returns splices of the bytes of the file for splices of its text, which are in order.
  func splices(ofText splices: [Splice]) -> [Splice] {
    var (place, byte) = (0, markLength)
    return splices.map { splice in
      byte += form.bytes(of: text[place..<splice.range.lowerBound]).count
      let start = byte
      byte += form.bytes(of: text[splice.range]).count
      place = splice.range.upperBound
      return Splice(range: start..<byte, bytes: form.bytes(of: splice.bytes))
    }
  }

  /// Returns splices of the text for splices of the bytes of the file, which are in order.
  func splices(ofBytes splices: [Splice], in bytes: [UInt8]) -> [Splice] {
    var (place, byte) = (0, markLength)
    return splices.map { splice in
      place += Transcoder.text(of: bytes[byte..<splice.range.lowerBound], form).count
      let start = place
      place += Transcoder.text(of: bytes[splice.range], form).count
      byte = splice.range.upperBound
      return Splice(range: start..<place, bytes: Transcoder.text(of: splice.bytes, form))
    }
  }

  /// Returns a change of bytes of the file as a change of text.
  func text(of patch: Patch) -> Patch {
    Patch(
      parts: patch.parts.map { part in
        Patch.Part(
          oldStart: part.oldStart, newStart: part.newStart,
          old: Transcoder.text(of: part.old, form), new: Transcoder.text(of: part.new, form),
          before: part.before, after: part.after)
      })
  }
}
