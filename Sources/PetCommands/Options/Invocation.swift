/// A command line that its command understands: every option belongs to it, every value is good.
package struct Invocation: Sendable {
  package let command: CommandName
  package let operands: [String]
  /// The values of the options given, the choices among them in the table's spelling.
  private var values: [(name: OptionName, text: String)] = []
  private var switches: [(name: OptionName, isOn: Bool)] = []

  /// Checks a command line against the rows of its command.
  package init(_ arguments: Arguments, of command: Command) throws(UsageError) {
    self.command = command.name
    operands = arguments.operands
    for given in arguments.options {
      guard let option = command.options.first(where: { $0.name == given.name }) else {
        throw Self.foreign(given, to: command.name)
      }
      let text = given.value ?? ""
      switch option.kind {
      case .flag, .toggle:
        switches.append((option.name, given.isOn))
      case .value(let value):
        let isWritten = option.group == .values || [.output, .adopters].contains(option.name)
        if isWritten { try Self.checkText(text, for: given.spelling) }
        values.removeAll { $0.name == option.name }
        values.append((option.name, try value.accepting(text, for: given.spelling)))
      case .single(let value):
        guard !isGiven(option.name) else { throw .repeated(given.spelling) }
        values.append((option.name, try value.accepting(text, for: given.spelling)))
      case .list(let value):
        for item in text.parts(at: ",") {
          let item = item.trimmingBlanks()
          values.append((option.name, try value.accepting(item, for: given.spelling)))
        }
      }
    }
    try checkOperands(of: command)
  }

  /// Tells whether a flag was given.
  package func flag(_ name: OptionName) -> Bool {
    toggle(name) ?? false
  }

  /// Returns what a toggle says, or nil when the command line leaves it open.
  package func toggle(_ name: OptionName) -> Bool? {
    switches.last { $0.name == name }?.isOn
  }

  /// Tells whether an option was given at all.
  package func isGiven(_ name: OptionName) -> Bool {
    toggle(name) != nil || value(name) != nil
  }

  /// Returns the value of an option, the last one if there are several.
  package func value(_ name: OptionName) -> String? {
    values.last { $0.name == name }?.text
  }

  /// Returns all values of an option in the order given; none when it is absent.
  package func values(_ name: OptionName) -> [String] {
    values.filter { $0.name == name }.map(\.text)
  }

  private func checkOperands(of command: Command) throws(UsageError) {
    let expected = command.operands
    if operands.count < expected.count.lowerBound {
      throw .missingOperand(command.name, operand: expected.name)
    }
    if operands.count > expected.count.upperBound {
      throw .excessOperand(command.name, operand: operands[expected.count.upperBound])
    }
  }

  /// Checks a text that is to be written into a file, or to name one: bytes that were no UTF-8 are lost before a program sees them.
  static func checkText(_ text: String, for place: String) throws(UsageError) {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return }
    throw .invalidValue(
      place, value: text, noun: "text in UTF-8", hint: "write it in a UTF-8 locale")
  }

  private static func foreign(_ given: Arguments.Given, to command: CommandName) -> UsageError {
    let takers = Option.table.filter { $0.name == given.name }.flatMap(\.commands)
    return .foreignOption(
      given.spelling, of: command, takers: CommandName.allCases.filter(takers.contains))
  }
}
