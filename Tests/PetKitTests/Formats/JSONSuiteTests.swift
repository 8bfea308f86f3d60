import Foundation
import PetKit
import TestSupport
import Testing

/// The parsing files of nst/JSONTestSuite, where they are there.
struct JSONSuiteTests {
  @Test(.timeLimit(.minutes(30)), arguments: Repository.suite("json", prefix: "y_"))
  func `what is JSON is accepted`(file: URL) throws {
    let text = try Array(Data(contentsOf: file))
    #expect(throws: Never.self) { try JSONSyntax.check(text) }
  }

  @Test(.timeLimit(.minutes(30)), arguments: Repository.suite("json", prefix: "n_"))
  func `what is not JSON is rejected`(file: URL) throws {
    let text = try Array(Data(contentsOf: file))
    #expect(throws: FormatProblem.self) { try JSONSyntax.check(text) }
  }

  @Test(.timeLimit(.minutes(30)), arguments: Repository.suite("json", prefix: "i_"))
  func `what may be either does no harm`(file: URL) throws {
    let text = try Array(Data(contentsOf: file))
    try? JSONSyntax.check(text)
  }

  @Test(.timeLimit(.minutes(30)), arguments: Repository.suite("json"))
  func `any file can be read as a catalog, in blocks of any size`(file: URL) throws {
    let whole = Reading(of: file)
    for blockSize in [1, 2, 3, 7, 16, 17, 64, 1000] {
      for workers in [1, 3] {
        let options = CatalogOptions(blockSize: blockSize, workers: workers)
        #expect(Reading(of: file, options: options) == whole, "in blocks of \(blockSize)")
      }
    }
  }

  @Test(.timeLimit(.minutes(30)), arguments: Repository.suite("json", prefix: "n_structure"))
  func `a broken structure is never passed over in silence`(file: URL) throws {
    let reading = Reading(of: file)
    #expect(!reading.problems.isEmpty || reading.error != nil)
  }
}
