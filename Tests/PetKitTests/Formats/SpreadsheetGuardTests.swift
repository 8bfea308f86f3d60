import PetKit
import Testing

struct SpreadsheetGuardTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+49 30", "'+49 30"), ("-5", "'-5"), ("@me", "'@me"), ("\tx", "'\tx"),
    ("\rx", "'\rx"), ("\nx", "'\nx"), ("\0", "'\0"), ("＝1", "'＝1"), ("＠", "'＠"),
    ("'=1", "''=1"), ("''-", "'''-"),
  ])
  func `a text that would run gets an apostrophe, and loses it again`(
    text: String, guarded: String
  ) {
    #expect(SpreadsheetGuard.guarded(text) == guarded)
    #expect(SpreadsheetGuard.unguarded(guarded) == text)
  }

  @Test(arguments: ["Mo", "", "'", "''", "'tis", "O'Malley", "1-2", "a=b", " =1", "5"])
  func `any other text stays as it is both ways`(text: String) {
    #expect(SpreadsheetGuard.guarded(text) == text)
    #expect(SpreadsheetGuard.unguarded(text) == text)
  }
}
