public import Observation

/// The list of a catalog's pets as a view shows it, with what is typed for a new pet.
///
/// A view observes it: every change publishes once. Nothing is written before ``save()``; when that fails, the list is
/// again what the file holds. An instance belongs to one thread or actor, in an app the main actor.
@Observable
public final class PetListViewModel {
  /// The pets that the filter keeps, in their order.
  public private(set) var pets: [PetViewModel] = []

  /// What is typed for a new pet.
  public var draft = PetDraftViewModel()

  /// Why the last reading or saving failed; nothing when it did not.
  public private(set) var problem: StoreError?

  /// Whether there are changes that are not saved.
  public private(set) var hasChanges = false

  /// Which pets are visible.
  public var filter: PetFilter {
    didSet { if filter != oldValue { show() } }
  }

  /// In which order they are visible; nothing for the file's.
  public var order: PetOrder? {
    didSet { if order != oldValue { show() } }
  }

  /// The day, the style of ages and the fees.
  public var presentation: Presentation {
    didSet { if presentation != oldValue { show() } }
  }

  @ObservationIgnored private var store: CatalogStore
  /// All pets with the changes that are not saved, in the order of the file.
  @ObservationIgnored private var all: [Pet] = []

  /// Creates the list of a store's pets, empty until it is read.
  public init(
    _ store: CatalogStore, in presentation: Presentation, filter: PetFilter = .all,
    order: PetOrder? = nil
  ) {
    self.store = store
    self.presentation = presentation
    self.filter = filter
    self.order = order
  }

  /// Reads the pets from the file; changes that are not saved stay.
  ///
  /// When the file cannot be read, the last list stays, and ``problem`` says why.
  public func reload() {
    do throws(StoreError) {
      all = try store.fetchAll()
      if problem != nil { problem = nil }
      show()
    } catch {
      if problem != error { problem = error }
    }
  }

  /// Adds the pet that is typed, if its values are good; the draft is then empty again.
  ///
  /// - Returns: Whether it was added; if not, the draft says what is wrong.
  @discardableResult
  public func add() -> Bool {
    guard draft.isValid else {
      draft.showsAllMessages = true
      return false
    }
    store.insert(draft.values)
    draft = PetDraftViewModel()
    changed()
    return true
  }

  /// Removes the pets at some places of the visible list.
  public func delete(at places: some Sequence<Int>) {
    let places = Set(places).filter(pets.indices.contains)
    guard !places.isEmpty else { return }
    for place in places.sorted() { store.delete(pets[place].pet) }
    changed()
  }

  /// Saves the changes; when that fails, they are undone, and ``problem`` says why.
  ///
  /// - Returns: Whether they are saved.
  @discardableResult
  public func save() -> Bool {
    do throws(StoreError) {
      try store.save()
      hasChanges = false
      reload()
      return true
    } catch {
      rollback()
      problem = error
      return false
    }
  }

  /// Undoes the changes that are not saved.
  public func rollback() {
    store.rollback()
    if hasChanges { hasChanges = false }
    reload()
  }

  private func changed() {
    if !hasChanges { hasChanges = true }
    reload()
  }

  /// Publishes the visible pets, once, and only when they are others than before.
  private func show() {
    let kept = all.filter { filter.keeps($0) }
    let shown = (order?.sorted(kept) ?? kept).map { PetViewModel($0, in: presentation) }
    if shown != pets { pets = shown }
  }
}
