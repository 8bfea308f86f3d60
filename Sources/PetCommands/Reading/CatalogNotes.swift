package import PetKit

/// What a command has to say of the catalogs that it read, beside its output.
///
/// Damage to a file's form is told at once and in full. Values that could not be read are counted, and one line
/// a file says how many there are.
package struct CatalogNotes {
  /// How many pieces of damage are told of one file.
  private static let mostTold = 20

  private let world: World
  private let isQuiet: Bool
  /// Whether the catalog must be without errors, so that all of it is to be read.
  let isStrict: Bool
  private var status = ExitStatus.success

  /// Creates notes for a run of a command.
  package init(_ invocation: Invocation, in world: World) {
    self.world = world
    isQuiet = invocation.flag(.quiet)
    isStrict = invocation.flag(.strict)
  }

  /// Reads a catalog to its end, handing over what became of its blocks and telling what is wrong with it.
  package mutating func read<Part>(
    _ scan: CatalogScan<Part>, of reader: CatalogReader,
    _ body: (CatalogScan<Part>.Step) throws(CommandError) -> Bool
  ) throws(CommandError) {
    var count = 0
    var told = 0
    var leftOut = 0
    var losses = Losses()
    var tally = CatalogTally()
    var progress = Progress(of: reader.name, total: reader.length, isQuiet: isQuiet, in: world)
    defer {
      progress.finish()
      summarize(count, of: reader.name)
      tell(tally, of: reader)
      tellLeftOut(leftOut)
      for loss in losses.untold where loss.isError || !isQuiet {
        world.console.say("\(reader.name): \(loss.text)")
      }
    }
    while let step = try CommandError.asCatalog({ () throws(CatalogError) in try scan.next() }) {
      progress.advance(by: step.bytes)
      leftOut += step.leftOutUnknown
      tally.add(step.tally)
      for problem in step.problems {
        if problem.code.isOfOutput {
          let isTold = losses.add(problem) && (problem.severity == .error || !isQuiet)
          if isTold {
            progress.finish()
            tell(problem)
          }
          if isStrict, problem.severity == .error { status = .brokenCatalog }
          continue
        }
        count += 1
        if problem.code.isStructural {
          status = .brokenCatalog
          told += 1
          if told <= Self.mostTold {
            progress.finish()
            tell(problem)
          }
        } else if isStrict, problem.severity == .error {
          status = .brokenCatalog
        }
      }
      guard try body(step) else { return }
    }
  }

  /// Returns how the command ends when it has done its work: with this status, unless a catalog is broken.
  package func status(after status: ExitStatus = .success) -> ExitStatus {
    status == .success ? self.status : status
  }

  private func tell(_ problem: Problem) {
    world.console.say(problem.message, hint: problem.hint)
  }

  private func summarize(_ count: Int, of name: String) {
    guard count > 0, !isQuiet else { return }
    let problems = count == 1 ? "1 problem" : "\(count) problems"
    let them = count == 1 ? "it" : "them"
    world.console.say("\(problems) in \(name); petcli check shows \(them)")
  }

  private func tellLeftOut(_ count: Int) {
    guard count > 0, !isQuiet else { return }
    let animals = count == 1 ? "1 animal is" : "\(count) animals are"
    world.console.say("\(animals) left out, of unknown age or fee")
  }

  private func tell(_ tally: CatalogTally, of reader: CatalogReader) {
    guard let text = tally.text, !isQuiet else { return }
    world.console.say("\(reader.name), read as \(reader.feed.title): \(text)")
  }
}
