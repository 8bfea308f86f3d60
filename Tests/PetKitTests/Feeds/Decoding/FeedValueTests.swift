import PetKit
import TestSupport
import Testing

/// The forms of values that are a feed's own.
struct FeedValueTests {
  private static func read(
    _ text: String, _ name: String = "file", options: CatalogOptions = ReadCatalog.options()
  ) throws -> ReadCatalog {
    let folder = try TemporaryFolder()
    return try ReadCatalog(folder.write(text, to: name), options: options)
  }

  @Test(arguments: [
    ("*Pretzel", "Pretzel"), ("* Pretzel", "Pretzel"), ("*", ""), ("A1", ""), ("a1", ""),
    ("\"\"\"MOE\"\"\"", "MOE"), ("OLIVE  ", "OLIVE"), ("Rey \"Ray\"", "Rey \"Ray\""),
    ("NULL", ""), ("Unknown", "Unknown"), ("Mo\u{A0}", "Mo"),
  ])
  func `names are cleaned of what is not their own`(written: String, name: String) throws {
    let catalog = try Self.read(
      "Animal ID,Pet name,Pet Age,In Date\nA1,\(written),1 YEAR,03/22/2021\n")
    #expect(catalog.pets.map(\.name) == [name])
    #expect(catalog.problems.isEmpty)
  }

  @Test func `ids beyond the numbers of JavaScript keep their digits`() throws {
    let catalog = try Self.read(
      #"""
      {"animals":[{"id":90071992547409931234,"name":"Rex","age":"Adult","gender":"Male",
        "breeds":{"primary":"Pug"}}]}
      """#)
    #expect(catalog.pets.map(\.id) == ["90071992547409931234"])
  }

  @Test(arguments: [
    ("12500", Currency.usd, "$125.00"), ("0", .usd, "fee not set"), ("null", .usd, "fee not set"),
    ("50000", .jpy, "¥500"), ("12345", .kwd, "KWD 123.450"), ("5", .usd, "$0.05"),
    ("\"125.00\"", .usd, "$125.00"), ("\"0.00\"", .usd, "fee not set"),
  ])
  func `hundredths are an amount of the shelter's currency`(
    fee: String, currency: Currency, text: String
  ) throws {
    let catalog = try Self.read(
      """
      [{"SHELTERCODE":"A1","ANIMALNAME":"Rex","DATEOFBIRTH":"2020-01-02T00:00:00",
        "ESTIMATEDDOB":0,"FEE":\(fee)}]
      """, options: CatalogOptions(currency: currency))
    #expect(catalog.pets.map(\.fee.text) == [text])
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: [
    ("550", "$550.00", 0), ("$350.00", "$350.00", 0), ("See description", "fee not set", 0),
    ("Contact us", "fee not set", 0), ("varies", "fee not set", 0), ("waived", "waived", 0),
    ("", "fee not set", 0), ("$50 - $150", "fee not set", 1), ("fifty", "fee not set", 1),
  ])
  func `a fee that someone typed is an amount, a word for none, or a problem`(
    fee: String, text: String, problems: Int
  ) throws {
    let catalog = try Self.read(
      #"{"data":[{"type":"animals","id":"1","attributes":{"name":"Rex","adoptionFeeString":"\#(fee)"}}]}"#
    )
    #expect(catalog.pets.map(\.fee.text) == [text])
    #expect(catalog.problems.count == problems)
  }

  @Test(arguments: [
    ("\"200\"", "$200.00"), ("\"100.00\"", "$100.00"), ("100", "$100.00"), ("\"0\"", "waived"),
    ("0", "waived"), ("null", "fee not set"),
  ])
  func `a fee group's price is the fee`(price: String, text: String) throws {
    let catalog = try Self.read(
      #"{"animals":[{"ID":"1","Internal-ID":"2","Name":"Rex","Status":"","#
        + #""AdoptionFeeGroup":{"Name":"Dog","Price":\#(price)}}]}"#)
    #expect(catalog.pets.map(\.fee.text) == [text])
  }

  @Test(arguments: [
    ("Small (0-19)", Size.small), ("Medium (20-59)", .medium), ("Large (60-99)", .large),
    ("X-Large (100+)", .extraLarge), ("Extra-Large (100+)", .extraLarge),
  ])
  func `a size is told whatever pounds stand beside it`(word: String, size: Size) throws {
    let catalog = try Self.read(
      #"{"animals":[{"ID":"1","Internal-ID":"2","Name":"Rex","Status":"","Size":"\#(word)"}]}"#)
    #expect(catalog.pets.map(\.size) == [size])
  }

  @Test func `a word that the feed does not have costs its value and is told`() throws {
    let catalog = try Self.read(
      """
      Animal ID,Pet name,Animal Type,Pet Age,Pet Size,Sex,In Date
      A1,REX,DOG,1 YEAR,HUGE,Q,03/22/2021
      """)
    #expect(
      catalog.problemLines == """
        2:19: error: unknown-word: size "HUGE" is not known
        2:24: error: unknown-word: sex "Q" is not known

        """)
    #expect(catalog.pets.map(\.name) == ["REX"])
  }

  @Test func `species, status and pictures are found in front of the records as well`() throws {
    let catalog = try Self.read(
      #"""
      {"included":[{"type":"species","id":"3","attributes":{"singular":"Cat"}},
        {"type":"statuses","id":"2","attributes":{"name":"Hold"}},
        {"type":"pictures","id":"8","attributes":{"order":2,"large":{"url":"b.jpg"}}},
        {"type":"pictures","id":"9","attributes":{"order":1,"large":{"url":"a.jpg"}}}],
       "data":[{"type":"animals","id":"1","attributes":{"name":"Tom &amp; Co"},"relationships":{
         "species":{"data":[{"type":"species","id":"3"}]},
         "statuses":{"data":{"type":"statuses","id":"2"}},
         "pictures":{"data":[{"type":"pictures","id":"8"},{"type":"pictures","id":"9"}]}}}]}
      """#)
    #expect(
      try catalog.lines([.name, .species, .status, .image]) == "Tom & Co\tCat\thold\ta.jpg\n")
    #expect(catalog.problems.isEmpty)
  }

  @Test func `a status that stands apart is complained of where it stands, once`() throws {
    let catalog = try Self.read(
      #"""
      {"data":[
        {"type":"animals","id":"1","attributes":{"name":"A"},"relationships":{"statuses":{"data":[{"type":"statuses","id":"2"}]}}},
        {"type":"animals","id":"2","attributes":{"name":"B"},"relationships":{"statuses":{"data":[{"type":"statuses","id":"2"}]}}}],
       "included":[{"type":"statuses","id":"2","attributes":{"name":"On the moon"}}]}
      """#)
    #expect(
      catalog.problemLines == "4:63: error: unknown-word: status \"On the moon\" is not known\n")
    #expect(catalog.pets.count == 2)
  }

  @Test(arguments: [("13/02/2024", "2024-02-13"), ("02/13/2024", "2024-02-13")])
  func `one day beyond the twelfth tells the order of a file's dates`(
    date: String, arrived: String
  ) throws {
    let catalog = try Self.read(
      """
      ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALDOB,ANIMALENTRYDATE
      A1,Rex,Male,,\(date)
      """)
    #expect(catalog.pets.map(\.arrived) == [try day(arrived)])
  }

  @Test func `dates that tell no order are not guessed`() throws {
    let text = """
      ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALDOB,ANIMALENTRYDATE
      A1,Rex,Male,,03/02/2024
      """
    #expect(try Self.read(text).problems.map(\.code) == [.ambiguousDate])
    let told = try Self.read(text, options: CatalogOptions(dateOrder: .dayFirst))
    #expect(told.pets.map(\.arrived) == [try day("2024-02-03")])
  }

  @Test func `the map beside an upload names its columns and translates its words`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ; ours
      #1:Code=Id
      #2:Kind=Animal
      Hund=Dog
      #3:Rasse=Breed
      Domestic Short Hair=Domestic Shorthair
      #6:Alter=Age
      Welpe=Baby
      """, to: "import.cfg")
    let row =
      "\"A1\",\"Hund\",\"Domestic Short Hair\",\"\",\"0\",\"Baby\",\"Rex\",\"L\",\"M\",\"\","
      + "\"Available\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"\n"
    let second = row.replacing("Baby", with: "Welpe").replacing("A1", with: "A2")
    let path = try folder.write(row + second, to: "pets.csv")
    let catalog = try ReadCatalog(path)
    #expect(
      try catalog.lines([.id, .name, .species, .breed, .age]) == """
        A1\tRex\tDog\tDomestic Shorthair\tbaby
        A2\tRex\tDog\tDomestic Shorthair\tbaby

        """)
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: ["", ">", "3>"])
  func `thousands of signs that begin no tag stay`(end: String) throws {
    let signs = String(repeating: "<", count: 50_000) + " <a" + end
    let catalog = try Self.read(
      #"{"data":[{"type":"animals","id":"1","attributes":{"name":"Rex","descriptionHTML":"\#(signs)"}}]}"#
    )
    let shown = end.isEmpty ? signs : String(repeating: "<", count: 50_000)
    #expect(catalog.pets.map(\.description) == [shown])
  }

  @Test func `descriptions are the text that a page shows`() throws {
    let catalog = try Self.read(
      """
      impound_no,Animal_ID,Record_Type,Animal_Name,Memo
      K1,A1,ADOPTABLE,Rex,"<p>Sweet &amp; small</p><p>1 < 2, caf&eacute; &#39;n&#x27; &bogus;<br/>end</p>"
      """)
    #expect(catalog.pets.map(\.description) == ["Sweet & small\n1 < 2, café 'n' &bogus;\nend"])
  }

  @Test(arguments: [
    ("14-Oct-2018", "2018-10-14"), ("October 14, 2018 06:41 PM", "2018-10-14"),
    ("2014/2/12 18:22", "2014-02-12"), ("2014-2-12", "2014-02-12"),
    ("2019-05-08T18:20:00-05:00", "2019-05-08"), ("2023-12-02T15:22:43+0000", "2023-12-02"),
    ("10/14/2018 6:41", "2018-10-14"),
  ])
  func `days are read in the forms of copies`(date: String, arrived: String) throws {
    let catalog = try Self.read(
      "Animal ID,Pet name,Pet Age,In Date\nA1,REX,NO AGE,\"\(date)\"\n")
    #expect(catalog.pets.map(\.arrived) == [try day(arrived)])
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: ["NULL", "n/a", "None", "Unknown", "NO AGE", "TBD", "*", "nan"])
  func `a word for no value is none in any feed, but a name is a name`(word: String) throws {
    let folder = try TemporaryFolder()
    let text =
      "Animal ID,Pet name,Pet Age,Pet Size,In Date,Sex\nA1,\(word),\(word),\(word),\(word),M\n"
    let catalog = try ReadCatalog(folder.write(text, to: "pets.csv"))
    #expect(catalog.problems.isEmpty)
    #expect(catalog.pets.map(\.size) == [nil])
    #expect(catalog.pets.map(\.arrived) == [nil])
    #expect(catalog.pets.map(\.sex) == [.male])
  }
}
