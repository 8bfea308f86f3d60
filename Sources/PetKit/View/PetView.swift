/// A picture and three labels, in plain text.
public struct PetView: Sendable, Hashable {
  /// The file name or address of the picture, or nothing.
  public var image = ""

  /// The label for the name.
  public var name = ""

  /// The label for the age.
  public var ageText = ""

  /// The label for the fee.
  public var adoptionFee = ""

  /// Creates an empty view.
  public init() {}
}

extension PetView: CustomStringConvertible {
  /// The picture and the labels that are filled, a line each.
  public var description: String {
    [image, name, ageText, adoptionFee]
      .filter { !$0.isEmpty }
      .map { SafeText.visible($0) }
      .joined(separator: "\n")
  }
}
