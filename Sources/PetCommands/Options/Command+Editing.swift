extension Command {
  private static let pets = Operands(
    name: "PET", help: "An id, or a name that only one pet bears.", count: 1...Int.max,
    candidates: .pets)

  /// The commands that edit a catalog.
  static let editing: [Command] = [
    Command(
      name: .add,
      purpose: "Add an animal to a catalog.",
      operands: Operands(
        name: "NAME", help: "The name; - reads animals from standard input, JSON a line.",
        count: 0...1),
      examples: [
        Example(
          line: "petcli add Otto --species dog --age 8w --fee 150",
          purpose: "The id of the new animal is printed."),
        Example(
          line: "petcli add Otto --weight 6.5 --dry-run -c shelter.csv",
          purpose: "What that would change in the file."),
      ],
      run: AddCommand.run),
    Command(
      name: .update,
      purpose: "Give animals new values; an empty one takes a value away.",
      operands: Operands(
        name: "PET", help: "An id or a name; - reads edits from standard input, JSON a line.",
        count: 0...Int.max, candidates: .pets),
      examples: [
        Example(line: "petcli update P001 --fee 120", purpose: "A new fee for one animal."),
        Example(
          line: "petcli update --all --where status=hold --status available",
          purpose: "Every animal on hold is available; options such as --status give new values."),
        Example(
          line: "petcli update --all --min-age 8y --search terrier --fee 40",
          purpose: "A new fee for every old terrier."),
        Example(
          line: "petcli update -",
          purpose: "Each line {\"pet\":\"P001\",\"fee\":null} is an edit; all land together."),
      ],
      run: UpdateCommand.run),
    Command(
      name: .remove,
      purpose: "Remove animals from a catalog.",
      operands: Operands(
        name: "PET", help: "An id, or a name that only one pet bears.", count: 0...Int.max,
        candidates: .pets),
      examples: [
        Example(line: "petcli remove P001", purpose: "One animal leaves the catalog."),
        Example(
          line: "petcli remove --all --status adopted --species dog --dry-run",
          purpose: "Which ones would leave."),
      ],
      run: RemoveCommand.run),
    Command(
      name: .adopt,
      purpose: "Give animals to a person, and print what that costs.",
      operands: pets,
      examples: [
        Example(line: "petcli adopt Stuart --by Ann", purpose: "Stuart goes home with Ann today."),
        Example(
          line: "petcli adopt P001 P002 --by Ann --on 2026-11-28",
          purpose: "Two animals, some days ago."),
      ],
      run: AdoptCommand.run),
    Command(
      name: .takeBack,
      purpose: "Take adopted animals back; they are available again.",
      operands: pets,
      examples: [Example(line: "petcli return Stuart", purpose: "Stuart is available again.")],
      run: ReturnCommand.run),
    Command(
      name: .undo,
      purpose: "Take the last edit of animals or people back, or bring it again.",
      operands: Operands(
        name: "NUMBER", help: "Nothing; the last edit is taken back.", count: 0...0),
      examples: [
        Example(
          line: "petcli undo", purpose: "Says what it takes back; twice goes two edits back."),
        Example(line: "petcli undo --redo", purpose: "The edit is made again."),
        Example(line: "petcli undo --list", purpose: "The last twenty edits."),
      ],
      run: UndoCommand.run),
    Command(
      name: .adopters,
      purpose: "List, add or remove the people who adopt.",
      operands: Operands(
        name: "list|add|remove", help: "What to do; add and remove take a name.", count: 1...3,
        candidates: .words { AdoptersCommand.Action.allCases.map(\.rawValue) }),
      examples: [
        Example(line: "petcli adopters list", purpose: "Names, contacts and notes."),
        Example(
          line: "petcli adopters add Ann --contact ann@example.org",
          purpose: "A person and how to reach her."),
      ],
      run: AdoptersCommand.run),
    Command(
      name: .makeCatalog,
      purpose: "Make a new catalog folder.",
      operands: Operands(
        name: "DIRECTORY", help: "The folder; nothing is the current one.", count: 0...1,
        candidates: .folders),
      examples: [
        Example(line: "petcli init shelter", purpose: "A folder with an empty catalog in it.")
      ],
      run: InitCommand.run),
    Command(
      name: .watch,
      purpose: "Show the list, again whenever the file changes.",
      operands: Operands(
        name: "CATALOG", help: "A catalog file or folder.", count: 0...1, candidates: .files),
      examples: [
        Example(
          line: "petcli watch shelter.csv", purpose: "A list that stays up to date; q quits."),
        Example(
          line: "petcli watch --status available --sort name shelter.csv",
          purpose: "Who can go home, by name."),
      ],
      run: WatchCommand.run),
  ]
}
