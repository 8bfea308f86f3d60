extension Command {
  /// Every command, in the order in which help shows them; a new command is a new row.
  package static let table = reading + editing + explaining

  private static let reading: [Command] = [
    Command(
      name: .list,
      purpose: "List the animals of a catalog, one line a pet.",
      operands: Operands(
        name: "CATALOG", help: "A catalog file or folder, or - for standard input.",
        count: 0...Int.max, candidates: .files),
      examples: [
        Example(
          line: "petcli list shelter.csv",
          purpose: "Name, age and adoption fee of every animal."),
        Example(
          line: "petcli list --status available --columns id,name,breed shelter.csv",
          purpose: "The animals that can go home, and what to ask for."),
        Example(
          line: "petcli list --today 2026-11-30 --format lines shelter.csv",
          purpose: "The same bytes on any machine and any day."),
      ],
      run: ListCommand.run),
    Command(
      name: .show,
      purpose: "Show everything that is known of a pet, as a card.",
      operands: Operands(
        name: "PET", help: "An id, or a name that only one pet bears.",
        count: 1...Int.max, candidates: .pets),
      examples: [
        Example(
          line: "petcli show Stuart -c shelter.csv",
          purpose: "The card of one animal."),
        Example(
          line: "petcli show -c shelter.csv -- -Rex",
          purpose: "A name that begins with a dash goes after two dashes."),
      ],
      run: ShowCommand.run),
    Command(
      name: .fee,
      purpose: "Print adoption fees alone, one line a pet, in the order asked.",
      operands: Operands(
        name: "PET", help: "An id or a name; - reads them from standard input, one a line.",
        count: 0...Int.max, candidates: .pets),
      examples: [
        Example(
          line: "petcli fee Stuart -c shelter.csv",
          purpose: "What Stuart's new family pays."),
        Example(
          line: "petcli fee --amount --total Stuart Bella -c shelter.csv",
          purpose: "The sum for both, as a bare number for a script."),
        Example(
          line: "petcli fee --rarity rare",
          purpose: "What the fee schedule asks, without a catalog."),
      ],
      run: FeeCommand.run),
  ]

  private static let explaining = [
    Command(
      name: .stats,
      purpose: "Say how many of what there are, and what they cost.",
      operands: Operands(
        name: "CATALOG", help: "A catalog file or folder, or - for standard input.",
        count: 0...Int.max, candidates: .files),
      examples: [
        Example(
          line: "petcli stats shelter.csv",
          purpose: "Species, statuses, ages, fees and stays at a glance."),
        Example(
          line: "petcli stats --by species,status --format csv shelter.csv",
          purpose: "The figures of each group, for a spreadsheet."),
      ],
      run: StatsCommand.run),
    Command(
      name: .check,
      purpose: "Show every problem of a catalog, with its file, line and column.",
      operands: Operands(
        name: "CATALOG", help: "A catalog file or folder, or - for standard input.",
        count: 0...Int.max, candidates: .files),
      examples: [
        Example(
          line: "petcli check shelter.csv",
          purpose: "What is wrong, and what to write instead; status 3 when there are errors."),
        Example(
          line: "petcli check --strict --format github shelter.csv",
          purpose: "Notes beside the lines of a pull request that changes the catalog."),
        Example(
          line: "petcli check --format jsonl --today 2026-11-30 shelter.csv",
          purpose: "A problem a line, for a program."),
      ],
      run: CheckCommand.run),
    Command(
      name: .convert,
      purpose: "Write catalogs in another format, or as a partner's upload file.",
      operands: Operands(
        name: "CATALOG", help: "A catalog file or folder, or - for standard input.",
        count: 0...Int.max, candidates: .files),
      examples: [
        Example(
          line: "petcli convert shelter.csv -o shelter.json",
          purpose: "The same as JSON, unknown columns too; an age group is no field."),
        Example(
          line: "petcli convert --known --format jsonl export.csv",
          purpose: "Only the fields of a catalog, an animal a line."),
        Example(
          line: "petcli convert --to petfinder shelter.csv -o upload.csv",
          purpose: "What Petfinder takes; what it has no place for is told."),
      ],
      run: ConvertCommand.run),
    Command(
      name: .completion,
      purpose: "Print what makes a shell complete petcli's words.",
      operands: Operands(
        name: "SHELL", help: "The shell: bash, zsh or fish.", count: 1...1,
        candidates: .words { Shell.allCases.map(\.rawValue) }),
      examples: [
        Example(
          line: "petcli completion bash -o ~/.petcli.bash",
          purpose: "For bash, when ~/.bashrc says: source ~/.petcli.bash"),
        Example(
          line: "petcli completion zsh -o ~/.petcli.zsh",
          purpose: "For zsh, when ~/.zshrc says after compinit: source ~/.petcli.zsh"),
        Example(
          line: "petcli completion fish -o ~/.config/fish/completions/petcli.fish",
          purpose: "For fish, at once."),
      ],
      run: CompletionCommand.run),
    Command(
      name: .help,
      purpose: "Explain a command or a topic.",
      operands: Operands(
        name: "COMMAND|TOPIC", help: "What to explain; nothing gives an overview.",
        count: 0...1,
        candidates: .words {
          CommandName.allCases.map(\.rawValue) + Topic.table.map(\.name)
        }),
      examples: [
        Example(line: "petcli help list", purpose: "The options of list."),
        Example(line: "petcli help exit-status", purpose: "What a script can rely on."),
      ],
      run: HelpCommand.run),
  ]

  /// Finds the row of a command.
  package static func named(_ word: String) -> Command? {
    table.first { $0.name.rawValue == word }
  }
}
