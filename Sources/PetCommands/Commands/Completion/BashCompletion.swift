/// The completion of petcli's command line in bash.
enum BashCompletion {
  static var script: String {
    """
    # What bash completes after petcli; made by petcli completion bash.

    _petcli_words() {
      COMPREPLY=($(compgen -W "$*" -- "$current"))
    }

    _petcli_list() {
      local begun= word=${current##*,}
      [[ $current == *,* ]] && begun=${current%,*},
      [[ $word == -* ]] && begun+=-
      COMPREPLY=($(compgen -P "$begun" -W "$*" -- "${word#-}"))
      compopt -o nospace 2>/dev/null
    }

    _petcli_files() {
      local name
      while IFS= read -r name; do
        COMPREPLY+=("$name")
      done < <(compgen "$1" -- "$current")
      compopt -o filenames 2>/dev/null
    }

    _petcli_given() {
      given=${COMP_WORDS[place + 1]}
      [[ $given == = ]] && given=${COMP_WORDS[place + 2]}
      given=${given/#\\~/$HOME}
      given=${given//\\\\/}
    }

    _petcli_names() {
      local name begun=${current//\\\\/}
      while IFS= read -r name; do
        [[ ${name,,} == "${begun,,}"* ]] && COMPREPLY+=("$(printf %q "$name")")
      done
    }

    _petcli_pets() {
      _petcli_names < <(petcli list -q ${catalog:+-c "$catalog"} --name "${current//\\\\/}" \\
        --columns name --format lines --limit 100 2>/dev/null)
    }

    _petcli_people() {
      _petcli_names < <(petcli adopters list ${catalog:+-c "$catalog"} \\
        ${people:+--adopters "$people"} 2>/dev/null | cut -f 1)
    }

    _petcli() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command= catalog= people= given= place
      COMPREPLY=()
      # --name=value is three words here.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((place = 1; place < COMP_CWORD; place++)); do
        case ${COMP_WORDS[place]} in
          -c | --catalog)
            _petcli_given
            catalog=$given
            ;;
          --adopters)
            _petcli_given
            people=$given
            ;;
          \(CommandName.allCases.map(\.rawValue).joined(separator: " | ")))
            [[ $command ]] || command=${COMP_WORDS[place]}
            ;;
        esac
      done
      case $command in
    \(Command.table.map(branch).joined(separator: "\n"))
        *)
          _petcli_words \(beginnings)
          ;;
      esac
    }

    complete -F _petcli petcli

    """
  }

  /// What can stand before a command is known.
  private static var beginnings: String {
    (Command.table.map(\.name.rawValue) + Option.generalOptions.flatMap(\.longSpellings))
      .joined(separator: " ")
  }

  private static func branch(of command: Command) -> String {
    var values: [String] = []
    var texts: [String] = []
    for option in command.options {
      guard let value = option.value else { continue }
      if case .none = value.candidates {
        texts += option.spellings
      } else {
        values.append(
          """
                  \(option.spellings.joined(separator: " | ")))
                    \(proposal(of: value.candidates, isList: option.takesList))
                    return
                    ;;
          """)
      }
    }
    if !texts.isEmpty {
      values.append("        \(texts.joined(separator: " | "))) return ;;")
    }
    return """
          \(command.name.rawValue))
            case $previous in
      \(values.joined(separator: "\n"))
            esac
            case $current in
              -*)
                _petcli_words \(command.options.flatMap(\.longSpellings).joined(separator: " "))
                ;;
              *)
                \(proposal(of: command.operands.candidates))
                ;;
            esac
            ;;
      """
  }

  private static func proposal(of candidates: Candidates, isList: Bool = false) -> String {
    switch candidates {
    case .none: ":"
    case .files: "_petcli_files -f"
    case .folders: "_petcli_files -d"
    case .pets: "_petcli_pets"
    case .people: "_petcli_people"
    case .words(let words):
      (isList ? "_petcli_list " : "_petcli_words ") + words().joined(separator: " ")
    }
  }
}
