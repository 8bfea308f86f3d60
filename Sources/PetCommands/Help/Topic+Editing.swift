extension Topic {
  /// What an edit does to a file, and how it is taken back.
  static let editing = Topic(
    name: "editing", purpose: "What an edit does to a file, and how it is taken back.",
    text: """
      add, update, remove, adopt and return change the bytes of one record and no
      others, and save the file whole or not at all. --dry-run shows the difference
      and writes nothing.

      A value in its plain form, such as 150 or 2024-02-29, is written as the column
      writes such values: $150.00, 02/29/2024, cents, seconds. Any other form stays
      as it is given. An animal that becomes what it was in one of the last twenty
      edits is written as it was then. What could not be read is no value: only undo
      brings it back.

      update and remove take PET, or --all and the options of list that choose
      animals. In update --species, --status and the like are new values; --where,
      --search, --min-age, --max-age, --min-fee and --max-fee choose.

      The encoding of a file stays: UTF-16 is told by its mark or by --encoding,
      Windows-1252 by --encoding. A character that it does not have is refused.

      undo takes the last edit of the animals or of the people back, whichever was
      later, and --redo brings it again. An adoption is an edit of the animal; the
      list of people is edited with adopters alone. Edits are remembered in
      $XDG_STATE_HOME/petcli, or ~/.local/state/petcli, for their owner alone.
      """)
}
