package import PetKit

/// What can be wrong with a command line.
package enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, near: [String])
  case unknownTopic(String, near: [String])
  case unknownOption(String, of: CommandName?, near: [String])
  /// The option exists, but not for this command.
  case foreignOption(String, of: CommandName, takers: [CommandName])
  case missingValue(String, name: String)
  case unexpectedValue(String, value: String)
  /// The value fails its check; the place is an option or an environment variable.
  case invalidValue(String, value: String, noun: String, hint: String)
  case unknownChoice(String, value: String, choices: [String], near: [String])
  case missingOperand(CommandName, operand: String)
  case excessOperand(CommandName, operand: String)
  /// Standard input was given to be edited.
  case notEditable
  /// Standard input was given to be watched.
  case notWatchable
  /// A word of the command line needs another one.
  case missingOption(String, needs: String)
  /// An option stands twice that can stand once.
  case repeated(String)
  /// Two words of the command line cannot stand together.
  case contradiction(String, String)
  /// A value cannot be compared with a field.
  case wrongValue(String, LiteralError)
  /// An expression or an order cannot be read.
  case query(String, String, QueryError)
  /// A template cannot be read.
  case template(String, TemplateError)
}
