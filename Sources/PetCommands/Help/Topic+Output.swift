extension Topic {
  /// The formats that petcli writes.
  static let output = Topic(
    name: "output", purpose: "The formats that petcli writes.",
    text: """
      For people, --format table, markdown and html carry texts: "2 years old" and
      "$500.00". So does lines, one line an animal with tabs between the texts.

      For programs, csv, tsv, json and jsonl carry values, and without --columns all
      that a catalog holds:

        age        the text; age_days beside it is the number
        fee        500.00 with its currency beside it; "waived"; empty or null
        birthday   YYYY-MM-DD, and so arrived and adopted
        weight     a number in kg, or a number and its unit; height in cm likewise
        stay       the days at the shelter, up to the adoption
        group      baby, young, adult, senior

      What csv, json and jsonl print, petcli reads back as the same animals. A fee
      is what an adopter pays, so that it includes the schedule's. An age group is
      printed, but not read back: without a birthday, the age is then unknown.

      In tsv each line is an animal and nothing is quoted: \\t, \\n, \\r and \\\\ stand
      in place of those characters. petcli reads tabs as spreadsheets write them,
      with quotes and no escapes; petcli convert writes TSV files of that kind.

      --excel makes a CSV file for spreadsheets: a byte-order mark, CRLF, and an
      apostrophe before a text that would run as a formula. petcli takes that
      apostrophe away again when it reads such a file, and from no other file.
      Without --excel texts stay as they are.

      --template '{name}\\t{fee}' makes a line of your own. Between braces stands
      any column; \\t, \\n and \\\\ are tab, newline and backslash, {{ and }} braces.

      Control characters and those that turn the reading direction are never
      written raw, except in csv, which carries every text as it is, and in
      tsv but for those that it escapes.
      """)
}
