/// The pages of help, made from the tables of commands, options and topics.
package enum HelpPage {
  /// What petcli is for, its commands and topics.
  package static var overview: String {
    var page = HelpLayout()
    page.paragraph(
      "petcli reads a shelter's catalog of animals as it is and says each one's age and adoption fee."
    )
    page.heading("Usage")
    page.line("petcli COMMAND [OPTION...]")
    page.heading("Examples")
    for example in Command.table.compactMap(\.examples.first) {
      page.example(example)
    }
    page.heading("Commands")
    page.terms(Command.table.map { ($0.name.rawValue, $0.purpose) })
    page.heading("Topics of petcli help")
    page.terms(Topic.table.map { ($0.name, $0.purpose) })
    page.heading("Options")
    page.terms(Option.table.filter { $0.commands.contains(.help) }.map(\.term))
    page.heading("More")
    page.line("petcli help COMMAND shows what a command takes.")
    return page.text
  }

  /// The page of a command.
  package static func of(_ command: Command) -> String {
    var page = HelpLayout()
    page.paragraph(command.purpose)
    page.heading("Usage")
    page.line(command.usage)
    page.heading("Examples")
    for example in command.examples {
      page.example(example)
    }
    page.heading("Arguments")
    page.terms([(command.operands.name, command.operands.help)])
    for group in OptionGroup.allCases {
      let options = command.options.filter { $0.group == group }
      if options.isEmpty { continue }
      page.heading(group.rawValue)
      page.terms(options.map(\.term), alignedWith: command.options.map(\.term.term))
    }
    return page.text
  }

  /// The page of a topic.
  package static func of(_ topic: Topic) -> String {
    "\(topic.purpose)\n\n\(topic.text)\n"
  }
}
