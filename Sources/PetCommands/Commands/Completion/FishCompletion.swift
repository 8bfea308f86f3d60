/// The completion of petcli's command line in fish.
enum FishCompletion {
  static var script: String {
    """
    # What fish completes after petcli; made by petcli completion fish.

    function __petcli_command
      for word in (commandline -opc)[2..]
        if contains -- $word \(CommandName.allCases.map(\.rawValue).joined(separator: " "))
          echo $word
          return 0
        end
      end
      return 1
    end

    function __petcli_is
      contains -- (__petcli_command) $argv
    end

    function __petcli_list
      set -l begun (string replace -r -- '^--[^=]*=' '' (commandline -ct) | string match -r -- '^(?:.*,)?-?')
      string join \\n -- $begun$argv
    end

    function __petcli_given
      set -l words (commandline -opc)
      for place in (seq 2 (count $words))
        for option in $argv
          set -l value
          switch $words[$place]
            case $option
              set value $words[(math $place + 1)]
            case "$option=*"
              set value (string replace -- $option= '' $words[$place])
          end
          test -n "$value"
          and string join \\n -- $argv[-1] (string replace -r -- '^~' $HOME $value)
        end
      end
    end

    function __petcli_pets
      petcli list -q (__petcli_given -c --catalog) --name (commandline -ct) --columns name --format lines --limit 100 2>/dev/null
    end

    function __petcli_people
      petcli adopters list (__petcli_given -c --catalog) (__petcli_given --adopters) 2>/dev/null | cut -f 1
    end

    complete -c petcli -f
    \(lines.joined(separator: "\n"))

    """
  }

  private static var lines: [String] {
    Command.table.map { command in
      "complete -c petcli -n 'not __petcli_command' -a \(command.name.rawValue) -d \(quoted(command.purpose))"
    }
      + Command.table.compactMap { command in
        switch command.operands.candidates {
        case .none: nil
        case let candidates:
          "complete -c petcli -n '__petcli_is \(command.name.rawValue)' \(proposal(of: candidates))"
        }
      } + Option.table.flatMap(lines)
  }

  private static func lines(for option: Option) -> [String] {
    let commands = CommandName.allCases.filter(option.commands.contains).map(\.rawValue)
      .joined(separator: " ")
    let condition = option.group == .general ? "" : " -n '__petcli_is \(commands)'"
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let value = option.value.map { value in
      switch value.candidates {
      case .none: " -x"
      case let candidates: " -r " + proposal(of: candidates, isList: option.takesList)
      }
    }
    return option.longSpellings.map { spelling in
      "complete -c petcli\(condition)\(letter) -l \(spelling.dropFirst(2))\(value ?? "") -d \(quoted(option.help))"
    }
  }

  private static func proposal(of candidates: Candidates, isList: Bool = false) -> String {
    switch candidates {
    case .none: ""
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories (commandline -ct))'"
    case .pets: "-a '(__petcli_pets)'"
    case .people: "-f -a '(__petcli_people)'"
    case .words(let words):
      isList
        ? "-f -a '(__petcli_list \(words().joined(separator: " ")))'"
        : "-f -a '\(words().joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, sign in
      if sign == "'" || sign == "\\" { result.append("\\") }
      result.append(sign)
    }
    return "'\(escaped)'"
  }
}
