import PetKit
import TestSupport
import Testing

struct MissingPictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("x", to: "mo.jpg")
  }

  private func check(_ image: String) throws -> [Problem] {
    try folder.write("name,image\nMo,\(image)\n", to: "pets.csv")
    return try Checking(of: folder.path(""), on: day("2026-11-30")).problems
  }

  @Test(arguments: [
    "mo.jpg", "./mo.jpg", "https://example.org/ivy.jpg", #""data:image/gif;base64,AAAA""#,
    "/pictures/ivy.jpg", #"C:\pictures\ivy.jpg"#, "",
  ])
  func `a picture that is there or elsewhere is no problem`(image: String) throws {
    #expect(try check(image).isEmpty)
  }

  @Test(arguments: [
    ("ivy.jpg", nil), ("mo", "did you mean mo.jpg?"), ("mo.png", "did you mean mo.jpg?"),
    ("Mo.JPG", "did you mean mo.jpg?"), ("pictures/mo.jpg", nil),
    ("mo.jpg\u{0}", "did you mean mo.jpg?"),
  ])
  func `a picture that is not beside the catalog is told`(image: String, hint: String?) throws {
    let problems = try check(image)
    #expect(problems.map(\.code) == [.missingPicture])
    #expect(problems.map(\.column) == [4])
    #expect(problems.first?.hint == hint)
    #expect(problems.first?.severity == .warning)
  }

  @Test func `pictures are not looked for when a file alone is checked`() throws {
    let path = try folder.write("name,image\nMo,ivy.jpg\n", to: "pets.csv")
    #expect(try Checking(of: path, on: day("2026-11-30")).problems.isEmpty)
  }
}
