private import Observation
internal import PetKit
private import Synchronization

/// `petcli watch`: the list, drawn again whenever the file changes.
enum WatchCommand {
  /// How often the file is looked at, in milliseconds.
  private static let pause: Int32 = 200

  static func run(_ invocation: Invocation, in world: World) throws(CommandError) -> ExitStatus {
    guard let source = try CatalogChoice.sources(of: invocation, in: world).first,
      case .path(let path) = source
    else { throw .usage(.notWatchable) }
    let query = try CatalogQuery(source, invocation, in: world)
    let store = CatalogStore(path, options: invocation.catalogOptions)
    let list = PetListViewModel(
      store, in: query.presentation, filter: query.filter, order: query.order)
    let watch = FileWatch(path)
    list.reload()
    if let problem = list.problem { throw .store(problem) }
    let columns = invocation.values(.columns, as: PetColumn.self)
    if world.console.output.isTerminal {
      try show(list, columns, path, watch, invocation, in: world)
    } else {
      try print(list, columns, watch, in: world)
    }
    return .success
  }

  /// Draws the list on the screen until somebody quits.
  private static func show(
    _ list: PetListViewModel, _ columns: [PetColumn], _ path: String, _ watch: consuming FileWatch,
    _ invocation: Invocation, in world: World
  ) throws(CommandError) {
    Keyboard.catchSignals()
    let keyboard = Keyboard(world.console.input)
    try world.console.write(Screen.begin)
    defer { try? world.console.output.write(Array(Screen.end.utf8)) }
    var size: [Int?] = []
    let changes = Changes()
    while true {
      let now = [world.console.output.columns(), world.console.output.rows()]
      if changes.take() || now != size {
        size = now
        let width = world.width(invocation.value(.width, as: Int.self))
        let drawn = changes.observe { lines(of: list, columns, .table, width: width) }
        let frame = fitted(drawn, list, path, width: width, rows: now[1])
        try world.console.write(Screen.frame(frame))
      }
      switch keyboard.wait(pause) {
      case .key(UInt8(ascii: "q")), .key(UInt8(ascii: "Q")), .key(3), .interrupt: return
      case .key, .nothing: break
      case .pause:
        try world.console.write(Screen.end)
        keyboard.pause()
        try world.console.write(Screen.begin)
        size = []
      case .resumption:
        keyboard.takeOver()
        try world.console.write(Screen.begin)
        size = []
      }
      if watch.hasChanged() { list.reload() }
    }
  }

  /// Prints the list, and again after a form feed, until nobody reads it.
  private static func print(
    _ list: PetListViewModel, _ columns: [PetColumn], _ watch: consuming FileWatch, in world: World
  ) throws(CommandError) {
    let keyboard = Keyboard(Source(descriptor: -1))
    let changes = Changes()
    var separator = ""
    var told: StoreError?
    while true {
      if changes.take() {
        let drawn = changes.observe { lines(of: list, columns, .lines, width: nil) }
        if list.problem == nil {
          try world.console.write(separator + drawn.map { $0 + "\n" }.joined())
          separator = "\u{0C}"
        }
      }
      if let problem = list.problem, problem != told {
        world.console.say(problem.message, hint: problem.hint)
      }
      told = list.problem
      if case .interrupt = keyboard.wait(pause) { return }
      if watch.hasChanged() { list.reload() }
    }
  }

  /// Returns the lines of the list.
  private static func lines(
    of list: PetListViewModel, _ columns: [PetColumn], _ format: OutputFormat, width: Int?
  ) -> [String] {
    let view = PetListView(format, columns: columns, style: ListStyle(width: width))
    var part = ListPart()
    for pet in list.pets { view.append(pet.pet, in: pet.presentation, to: &part) }
    // A problem is observed as well: it is shown, and goes away.
    _ = list.problem
    var output = view.makeOutput()
    let bytes = output.add(part) + output.finish()
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  /// Returns as many lines as the screen has, the last of them about the list.
  private static func fitted(
    _ lines: [String], _ list: PetListViewModel, _ path: String, width: Int?, rows: Int?
  ) -> [String] {
    let count = list.pets.count
    var foot = "\(SafeText.visible(path)): \(count == 1 ? "1 animal" : "\(count) animals"); q quits"
    if let problem = list.problem { foot = SafeText.visible(problem.message) }
    var frame = lines + ["", foot]
    if let rows, rows < frame.count {
      let shown = lines.prefix(max(0, rows - 2))
      frame = (shown + ["… \(lines.count - shown.count) more", foot]).suffix(max(1, rows))
    }
    guard let width, width > 0 else { return frame }
    return frame.map { DisplayWidth.cut($0, to: width) }
  }
}

/// Whether what a view has read is another since.
private final class Changes: Sendable {
  private let hasChanged = Atomic(true)

  /// Returns whether there was a change, and forgets it.
  func take() -> Bool { hasChanged.exchange(false, ordering: .relaxed) }

  /// Reads for a view; what it reads is observed until the first change.
  func observe<Result>(_ read: () -> Result) -> Result {
    withObservationTracking(read) { self.hasChanged.store(true, ordering: .relaxed) }
  }
}
