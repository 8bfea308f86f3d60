extension LockedFile {
  /// Returns what splices change, as it is remembered.
  func patch(of splices: [Splice]) throws(StoreError) -> Patch {
    var parts: [Patch.Part] = []
    parts.reserveCapacity(splices.count)
    var window = FileWindow(.real)
    var shift = 0
    for (index, splice) in splices.enumerated() {
      // The bytes around a place end where another place begins.
      let floor = index > 0 ? splices[index - 1].range.upperBound : 0
      let ceiling =
        index + 1 < splices.count ? splices[index + 1].range.lowerBound : file.identity.length
      let before =
        max(floor, splice.range.lowerBound - Patch.Part.context)..<splice.range.lowerBound
      let after =
        splice.range.upperBound..<min(ceiling, splice.range.upperBound + Patch.Part.context)
      // In their order in the file.
      let bytesBefore = try window.bytes(before, of: file)
      let old = try window.bytes(splice.range, of: file)
      let bytesAfter = try window.bytes(after, of: file)
      parts.append(
        Patch.Part(
          oldStart: splice.range.lowerBound, newStart: splice.range.lowerBound + shift, old: old,
          new: splice.bytes, before: bytesBefore, after: bytesAfter))
      shift += splice.bytes.count - splice.range.count
    }
    return Patch(parts: parts)
  }
}
