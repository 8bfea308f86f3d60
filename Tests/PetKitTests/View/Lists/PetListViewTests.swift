import PetKit
import TestSupport
import Testing

struct PetListViewTests {
  private func presentation() throws -> Presentation { Presentation(today: try day("2026-11-30")) }

  private func list(_ pets: [Pet], _ view: PetListView, partsOf size: Int = .max) throws -> String {
    var output = view.makeOutput()
    var bytes: [UInt8] = []
    var rest = pets[...]
    repeat {
      var part = ListPart()
      for pet in rest.prefix(size) { view.append(pet, in: try presentation(), to: &part) }
      rest = rest.dropFirst(size)
      bytes += output.add(part)
    } while !rest.isEmpty
    bytes += output.finish()
    #expect(output.count == pets.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func stuart() throws -> Pet {
    Pet(
      name: "Stuart", birthday: try day("2024-11-28"), rarity: .veryRare,
      weight: Weight(thousandths: 4200, unit: .kg), height: Height(thousandths: 250, unit: .m))
  }

  @Test func `people get texts and programs get values`() throws {
    let columns: [PetColumn] = [.name, .age, .fee, .rarity, .weight, .height]
    let pets = [try stuart(), Pet(name: "Mo", fee: .waived), Pet(name: "Max")]
    #expect(
      try list(pets, PetListView(.lines, columns: columns)) == """
        Stuart\t2 years old\t$500.00\tvery rare\t4.2 kg\t0.25 m
        Mo\tage unknown\twaived\t\t\t
        Max\tage unknown\tfee not set\t\t\t

        """)
    #expect(
      try list(pets, PetListView(.csv, columns: columns)) == """
        name,age,age_days,fee,currency,rarity,weight,height
        Stuart,2 years old,732,500.00,USD,veryRare,4.2,0.25 m
        Mo,,,waived,,,,
        Max,,,,,,,

        """)
    #expect(
      try list(pets, PetListView(.jsonl, columns: columns)) == """
        {"name":"Stuart","age":"2 years old","age_days":732,"fee":"500.00","currency":"USD",\
        "rarity":"veryRare","weight":4.2,"height":"0.25 m"}
        {"name":"Mo","age":null,"age_days":null,"fee":"waived","currency":null,"rarity":null,\
        "weight":null,"height":null}
        {"name":"Max","age":null,"age_days":null,"fee":null,"currency":null,"rarity":null,\
        "weight":null,"height":null}

        """)
  }

  @Test func `each format has its columns when none are asked for`() {
    #expect(PetListView(.lines).columns == [.name, .age, .fee])
    #expect(PetListView(.html).columns == [.name, .age, .fee])
    #expect(
      PetListView(.json).columns.map(\.rawValue).joined(separator: " ")
        == "id name species breed sex birthday estimated age age_days rarity fee currency status "
        + "size weight height image description arrived adopter adopted")
    #expect(
      PetListView(.csv, columns: [.ageDays, .age, .name, .age]).columns == [.ageDays, .age, .name])
    #expect(PetListView(.table, columns: [.age, .age]).columns == [.age, .age])
  }

  @Test func `only the fields of the columns are asked for`() throws {
    let presentation = try presentation()
    #expect(
      PetListView(.csv, columns: [.stay]).fields(in: presentation)
        == PetFields([.arrived, .adopted, .status]))
    #expect(
      PetListView(.csv, columns: [.fee]).fields(in: presentation) == PetFields([.fee, .rarity]))
    #expect(PetListView(.json).fields(in: presentation) == .all)
    #expect(PetListView(try Template("{name}")).fields(in: presentation) == PetFields(.name))
  }

  @Test(arguments: OutputFormat.allCases)
  func `the parts of a list make the same bytes however it is parted`(
    format: OutputFormat
  ) throws {
    var generated = GeneratedPets(seed: 5)
    let pets = generated.next(40)
    let view = PetListView(format)
    let whole = try list(pets, view)
    for size in [1, 3, 7, 39] { #expect(try list(pets, view, partsOf: size) == whole) }
    let empty = try list([], view)
    var output = view.makeOutput()
    #expect(output.add(ListPart()) + output.add(ListPart()) + output.finish() == Array(empty.utf8))
  }

  @Test func `records end in NUL where lines or a template ask for it`() throws {
    let style = ListStyle(hasHeader: true, endsInNull: true)
    let pets = [try stuart(), Pet(name: "Mo")]
    #expect(
      try list(pets, PetListView(.lines, columns: [.name, .age], style: style))
        == "name\tage\0Stuart\t2 years old\0Mo\tage unknown\0")
    #expect(try list(pets, PetListView(try Template("{name}"), style: style)) == "Stuart\0Mo\0")
    #expect(try list(pets, PetListView(try Template("{name}!"))) == "Stuart!\nMo!\n")
  }
}
