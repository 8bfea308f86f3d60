/// Where the value of a path of keys stands in an object, or where it would.
enum JSONPlace {
  /// A member of an object or array.
  case member(JSONMembers, index: Int)
  /// There is no such member; the keys that are missing, the first of them in this object.
  case missing(JSONMembers, keys: [String])
  /// A value that has no members stands in the way; the keys that are missing below it.
  case blocked(Range<Int>, keys: [String])

  /// Looks for a path whose keys are joined with dots, in the object at a place.
  init(of path: String, in bytes: RawSpan, at opening: Int, end: Int) throws(FormatProblem) {
    let members = try JSONMembers(bytes, at: opening, end: end)
    if let index = members.members.firstIndex(where: { $0.key == path }) {
      self = .member(members, index: index)
      return
    }
    // A key may have dots of its own.
    let outer = members.members.first { path.hasPrefix($0.key + ".") }
    guard let outer else {
      self = .missing(members, keys: Self.keys(path))
      return
    }
    let rest = String(path.dropFirst(outer.key.count + 1))
    guard outer.kind == .container else {
      self = .blocked(outer.value, keys: Self.keys(rest))
      return
    }
    try self.init(of: rest, in: bytes, at: outer.value.lowerBound, end: end)
  }

  private static func keys(_ path: String) -> [String] {
    path.split(separator: ".").map(String.init)
  }
}
