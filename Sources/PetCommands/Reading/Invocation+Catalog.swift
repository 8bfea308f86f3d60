package import PetKit

extension Invocation {
  /// How to read catalogs.
  package var catalogOptions: CatalogOptions {
    CatalogOptions(dateOrder: value(.dates, as: DateOrder.self))
  }

  /// Returns what turns pets into texts.
  package func presentation(in world: World) throws(CommandError) -> Presentation {
    Presentation(
      today: try world.today(value(.today, as: CalendarDay.self)),
      ageStyle: value(.age, as: AgeStyle.self) ?? .natural)
  }
}
