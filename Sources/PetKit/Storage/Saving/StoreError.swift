/// Why an edit did not land; the file is then as it was.
public enum StoreError: Error, Hashable, Sendable {
  /// The catalog cannot be read.
  case catalog(CatalogError)
  /// A word is no pet, or several.
  case miss(LookupMiss)
  /// A pet that is to be added has the id of another.
  case takenID(String)
  /// Values that their fields do not take.
  case invalid([InvalidValue])
  /// A value would not be read as it is meant in the file of another system.
  case unwritable(PetField, value: String, file: String)
  /// The file has no column for a field.
  case noColumn(PetField, file: String)
  /// The text cannot be written in the file's encoding.
  case notUTF8(file: String)
  /// What is given as a catalog cannot be edited, and why.
  case notEditable(file: String, reason: String)
  /// A folder in which a catalog is to be made holds one.
  case hasCatalog(String)
  /// Someone else holds the lock; the process, where it is known.
  case busy(file: String, holder: Int32?)
  /// Someone who takes no lock changed the file meanwhile.
  case changed(file: String)
  /// A system call failed, and the system's words for it.
  case failed(SaveStep, file: String, reason: String)
  /// There is no edit to take back, or none to bring back.
  case noHistory(file: String, isRedo: Bool)
  /// The bytes of the edit to take back are not in the file any more; what the edit did.
  case overtaken(file: String, edit: String)
  /// A pet that is to be adopted has an adopter already.
  case alreadyAdopted(pet: String, by: String?)
  /// A pet that is to come back was not adopted.
  case notAdopted(pet: String)
  /// The adopter still has pets; their names.
  case hasPets(adopter: String, pets: [String])
  /// A person of that name is there already.
  case takenName(String)
  /// No person, or more than one, bears the name.
  case noAdopter(String, isAmbiguous: Bool)
}
