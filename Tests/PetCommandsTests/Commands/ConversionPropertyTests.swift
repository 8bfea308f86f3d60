import Foundation
import PetCommands
import PetKit
import TestSupport
import Testing

struct ConversionPropertyTests {
  private static let formats = ["csv", "tsv", "json", "jsonl"]

  private static func convert(_ text: String, to format: String) -> String {
    let run = consequences(of: "convert", "-", "--format", format, input: text)
    #expect(run.stderr.isEmpty)
    #expect(run.status == .success)
    return run.stdout
  }

  /// Writes pets with two more columns, whose texts are those of other pets.
  private static func catalog(of pets: [Pet], in format: OutputFormat) -> String {
    let view = ConvertedView(format, carrying: ["Nick, \"name\"", "a;b;c\t;"])
    var part = ListPart()
    for (pet, other) in zip(pets, pets.reversed()) {
      let texts = [" \(other.name) ", other.description ?? ""]
      view.append(pet, texts.map { .value(.text($0)) }, to: &part)
    }
    var frame = view.frame
    return String(decoding: frame.add(part) + frame.finish(), as: UTF8.self)
  }

  @Test(arguments: 0..<12)
  func `there and back by way of every format loses nothing`(seed: Int) throws {
    var generated = GeneratedPets(seed: seed)
    let pets = generated.next(25)
    for format in Self.formats {
      let output = try #require(OutputFormat(rawValue: format))
      let text = Self.catalog(of: pets, in: output)
      let reading = try Reading(text: text)
      #expect(reading.pets == pets)
      #expect(reading.problems.isEmpty)
      for other in Self.formats {
        #expect(
          Self.convert(Self.convert(text, to: other), to: format) == text, "\(format), \(other)")
      }
    }
  }

  @Test(arguments: ["shelter.csv", "shelter.json", "shelter.jsonl"])
  func `a fixture is the same catalog in every format`(name: String) throws {
    let path = Repository.path("Fixtures/Catalogs/\(name)")
    let source = try Reading(text: Repository.text("Fixtures/Catalogs/\(name)"))
    for format in Self.formats {
      let run = consequences(of: "convert", path, "--format", format)
      #expect(run.status == .success)
      #expect(try Reading(text: run.stdout).pets == source.pets)
    }
  }

  private static let feeds = Repository.files(in: "Fixtures/Feeds")
    .map(\.lastPathComponent)
    .filter {
      !["README.md", "adoptapet-import.cfg", "latin1.csv", "louisville-counts.csv"].contains($0)
    }
    .filter { $0 != "pandas-columns.json" }

  @Test(arguments: feeds)
  func `a feed becomes a catalog of the same pets`(name: String) throws {
    let path = Repository.path("Fixtures/Feeds/\(name)")
    var pets = try CatalogReader(.path(path)).pets()
    // Our own catalogs have no column for an age group; what the feed wrote is carried along.
    for index in pets.indices { pets[index].ageGroup = nil }
    for format in Self.formats {
      let run = consequences(of: "convert", path, "--format", format)
      #expect(try Reading(text: run.stdout).pets == pets, "\(format)")
      let again = consequences(of: "convert", "-", "--format", format, input: run.stdout)
      #expect(again.stdout == run.stdout, "\(format)")
    }
  }
}
