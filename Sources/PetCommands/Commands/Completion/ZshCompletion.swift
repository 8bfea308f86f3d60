/// The completion of petcli's command line in zsh.
enum ZshCompletion {
  static var script: String {
    """
    #compdef petcli
    # What zsh completes after petcli; made by petcli completion zsh.

    _petcli_list() {
      compset -P '*,'
      compset -P -
      compadd -qS , "$@"
    }

    _petcli_given() {
      local option value
      given=()
      for option in -c --catalog "$@"; do
        value=${(Q)${(Q)opt_args[$option]}}
        [[ -n $value ]] && given+=($option ${value/#\\~/$HOME})
      done
    }

    _petcli_pets() {
      local -a names
      _petcli_given
      names=(${(f)"$(petcli list -q $given --name ${(Q)PREFIX} \\
        --columns name --format lines --limit 100 2>/dev/null)"})
      _wanted pets expl 'pet' compadd -a names
    }

    _petcli_people() {
      local -a names
      _petcli_given --adopters
      names=(${(f)"$(petcli adopters list $given 2>/dev/null | cut -f 1)"})
      _wanted people expl 'person' compadd -a names
    }

    _petcli() {
      local command
      local -A opt_args
      local -a given
      local -a commands
      commands=(
    \(Command.table.map { "    \(described($0.name.rawValue, $0.purpose))" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        if [[ $words[2] == -* ]]; then
          _arguments -s -S \(general)
        else
          _describe -t commands 'command' commands
        fi
        return
      fi
      command=$words[2]
      shift words
      ((CURRENT--))
      case $command in
    \(Command.table.map(branch).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _petcli ]]; then
      _petcli "$@"
    else
      compdef _petcli petcli
    fi

    """
  }

  private static func described(_ word: String, _ purpose: String) -> String {
    "\(word):\(purpose)".singleQuoted
  }

  private static var general: String {
    Option.generalOptions.flatMap(specifications).joined(separator: " ")
  }

  private static func branch(of command: Command) -> String {
    let operands = command.operands
    let place = operands.count.upperBound > 1 ? "*" : "1"
    let operand =
      operands.count.upperBound == 0
      ? [] : ["\(place):\(operands.name):\(proposal(of: operands.candidates))".singleQuoted]
    let specifications = command.options.flatMap(specifications) + operand
    return """
          \(command.name.rawValue))
            _arguments -s -S \\
              \(specifications.joined(separator: " \\\n        "))
            ;;
      """
  }

  /// How `_arguments` is told of an option, a specification for each of its spellings.
  private static func specifications(of option: Option) -> [String] {
    let help = "[\(escaped(option.help))]"
    let excluded = option.takesList ? "*" : "(\(option.spellings.joined(separator: " ")))"
    guard let value = option.value else {
      return option.spellings.map { (excluded + $0 + help).singleQuoted }
    }
    let proposal = proposal(of: value.candidates, isList: option.takesList)
    return option.spellings.map { spelling in
      let sign = spelling.hasPrefix("--") ? "=" : "+"
      return "\(excluded)\(spelling)\(sign)\(help):\(value.name):\(proposal)".singleQuoted
    }
  }

  /// What a function of zsh reads as text.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, sign in
      if "[]:\\".contains(sign) { result.append("\\") }
      result.append(sign)
    }
  }

  private static func proposal(of candidates: Candidates, isList: Bool = false) -> String {
    switch candidates {
    case .none: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .pets: "_petcli_pets"
    case .people: "_petcli_people"
    case .words(let words):
      isList
        ? "_petcli_list \(words().joined(separator: " "))"
        : "(\(words().joined(separator: " ")))"
    }
  }
}

extension String {
  /// The text as one word of zsh.
  fileprivate var singleQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
