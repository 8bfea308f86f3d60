private import PetKit

extension UsageError {
  /// What is wrong, as one sentence without a full stop.
  package var message: String {
    switch self {
    case .unknownCommand(let word, _):
      "\"\(word)\" is not a command"
    case .unknownTopic(let word, _):
      "\"\(word)\" is neither a command nor a topic"
    case .unknownOption(let option, let command?, _):
      "\(command.rawValue) has no option \"\(option)\""
    case .unknownOption(let option, nil, _):
      "there is no option \"\(option)\""
    case .foreignOption(let option, let command, _):
      "\(command.rawValue) takes no \(option)"
    case .missingValue(let option, let name):
      "\(option) needs a value: \(name)"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, but was given \"\(value)\""
    case .invalidValue(let place, let value, let noun, _):
      "\(place) \"\(value)\" is not \(noun)"
    case .unknownChoice(let option, let value, let choices, _):
      "\(option) \"\(value)\" is none of \(choices.joined(separator: ", "))"
    case .missingOperand(let command, let operand):
      "\(command.rawValue) needs a \(operand)"
    case .excessOperand(let command, let operand):
      "\(command.rawValue) has no use for \"\(operand)\""
    case .notEditable:
      "standard input cannot be edited"
    case .notWatchable:
      "standard input cannot be watched"
    case .missingOption(let word, let needed):
      "\(word) needs \(needed)"
    case .repeated(let option):
      "\(option) can be given once"
    case .contradiction(let first, let second):
      "\(first) and \(second) cannot be given together"
    case .wrongValue(let option, let error):
      "\(option) \"\(error.value)\" \(error.detail)"
    case .query(let option, _, let error):
      "\(option): \(error.message)"
    case .template(let text, let error):
      "--template \"\(text)\" \(error.detail)"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .unknownCommand(_, let near):
      Self.question(near) ?? "petcli help shows the commands"
    case .unknownTopic(_, let near):
      Self.question(near) ?? "petcli help shows the commands and topics"
    case .unknownOption(let option, let command, let near):
      Self.question(near) ?? Self.advice(for: option, of: command)
    case .foreignOption(let option, _, let takers):
      "\(option) belongs to \(takers.map(\.rawValue).joined(separator: ", "))"
    case .invalidValue(_, _, _, let hint):
      hint
    case .unknownChoice(_, _, _, let near):
      Self.question(near)
    case .wrongValue(_, let error):
      error.hint
    case .query(_, _, let error):
      error.hint
    case .template(_, let error):
      error.hint
    case .missingValue, .unexpectedValue, .notEditable, .notWatchable, .missingOption,
      .contradiction:
      nil
    case .repeated:
      "join expressions with and, or"
    case .missingOperand(let command, _), .excessOperand(let command, _):
      "petcli help \(command.rawValue) shows how it is used"
    }
  }

  /// Lines that show the place of what is wrong.
  package var excerpt: [String] {
    guard case .query(_, let text, let error) = self else { return [] }
    return error.excerpt(of: text)
  }

  private static func question(_ near: [String]) -> String? {
    near.isEmpty ? nil : "did you mean \(near.joined(separator: " or "))?"
  }

  private static func advice(for option: String, of command: CommandName?) -> String {
    guard let command else { return "petcli help shows the commands" }
    let page = "petcli help \(command.rawValue) shows its options"
    return option.hasPrefix("--")
      ? page : "\(page); a word that begins with - goes after --"
  }
}
