/// The pet of a record, and what is wrong with its values; used again for each record of a block.
///
/// To make a new pet for every record would cost as much as reading it.
struct DecodedPet {
  /// The pet.
  var pet = Pet(name: "")
  /// What is wrong with values that were read.
  var problems: [FieldProblem] = []
  /// Texts that were read and may come again.
  var texts = RepeatedTexts()
}
