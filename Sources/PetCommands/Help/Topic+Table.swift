private import PetKit

extension Topic {
  /// Every topic, in the order in which help shows them; a new topic is a new row.
  package static let table: [Topic] = [
    Topic(
      name: "exit-status", purpose: "What the exit status tells a script.",
      text: terms(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })),
    Topic(
      name: "environment", purpose: "The environment variables that petcli reads.",
      text: terms(
        EnvironmentVariable.allCases.map { ($0.rawValue, $0.help) }
          + [("TZ", "The zone of the local day, as in other programs.")])
        + "\n\nAn empty variable is as good as none."),
    Topic(
      name: "formats", purpose: "The files that petcli reads.",
      text: """
        A catalog is a file: CSV with commas, semicolons or tabs, JSON, or JSON Lines.
        Which, is told by its content. A JSON catalog is an array of objects, or an
        object that holds one, such as {"pets": [...]}. A catalog can also be a folder
        that holds pets.csv, pets.tsv, pets.json or pets.jsonl; - is standard input.

        Columns of a CSV file and keys of a JSON object have the same names:

          id name species breed sex birthday estimated rarity fee status size
          weight height image description arrived adopter adopted

        Familiar ones such as "Animal ID", "DOB" or "Gender" are understood as well,
        and capitals, blanks and underscores make no difference. Other columns are
        ignored, and carried along by petcli convert. Only the name is needed.

        A value that is not understood is left out and reported with its file, line
        and column; the animal stays in the list.
        """),
    output,
    editing,
    Topic(
      name: "feeds", purpose: "The systems whose files petcli knows.",
      text: """
        A file is read as what it is: the system that wrote it is told by its columns
        or keys. --from FEED says it where that is not enough.


        """ + terms(Feed.all.map { ($0.name, $0.summary) })),
    Topic(
      name: "partners", purpose: "The upload files of other sites.",
      text: """
        petcli convert --to PARTNER writes a CSV file with the partner's columns, in the
        partner's order and words, every cell quoted and in one line:

          petfinder      age groups from 365, 1095 and 2920 days; days as YYYY-MM-DD;
                         fees as 150.00, and a column that says whether one is waived
          adoptapet      age groups from 183, 730 and 3285 days; days as MM/DD/YYYY;
                         fees in whole dollars; sizes of dogs and cats alone; no header
          rescuegroups   the same age groups; neither fees nor birthdays; names of up
                         to 50 characters

        A value that the file has no place or no word for is told with its file, line
        and column: an error when the partner will not take the animal so, else a
        warning. Its cell is left empty; nothing is cut. --strict ends with status 3
        when there are errors.

        Adopt-a-Pet wants this import.cfg beside the file:

        \(PartnerForm.adoptAPetMap.map { "  " + $0 }.joined(separator: "\n"))
        """),
    Topic(
      name: "dates", purpose: "How days are written, and how ages are counted.",
      text: """
        A day is written YYYY-MM-DD. Days with slashes are read with --dates mdy or
        --dates dmy, and are never guessed.

        An age is what is complete on the day that --today names: a pet born on
        2024-05-31 is one month old on 2024-06-30, and one born on 2020-02-29 is one
        year old on 2021-02-28. Without --today the day comes from PETCLI_TODAY, then
        from SOURCE_DATE_EPOCH, then from the clock.

        --age says how ages are told:

          natural   9 days old, 8 weeks old, 7 months old, 2 years old
          years     whole years: 0 years old, 1 year old
          precise   1 year 7 months old
          group     baby, young, adult, senior: under 1, 3 and 8 years, and above

        A birthday that is only an estimate makes the age "about 2 years old".
        """),
    Topic(
      name: "fees", purpose: "Where an adoption fee comes from.",
      text: """
        A fee is an amount, "waived", or "fee not set"; $0.00 is an amount. The first
        that speaks decides:

          1. the pet's own mark: its fee is "waived"
          2. the pet's own fee: 150, 150.00, $150.00 or EUR 150.00
          3. the first rule of the fee schedule that matches the pet

        A pet's own fee that names no currency is in US dollars.

        The built-in schedule goes by rarity alone, in US dollars:

          common 50.00   uncommon 75.00   rare 150.00   veryRare 500.00

        A schedule of your own is a CSV or JSON file, a rule a row: --fees FILE,
        PETCLI_FEES, or fees.csv in a catalog folder. Its columns are

          species group min_age max_age size rarity fee currency label

        and a blank matches every pet. A rule that can never match, because those
        before it match all that it does, is told as a warning. petcli fee --schedule
        prints the rules, and petcli fee PET --explain says which one speaks.
        --waive 'species = cat' gives the fees of an adoption event.

        A pet that nothing sets a fee for has none: none is invented for it.
        """),
    Topic(
      name: "where", purpose: "The expressions of --where and --waive.", text: WhereHelp.text),
  ]

  /// Finds the row of a topic.
  package static func named(_ word: String) -> Topic? {
    table.first { $0.name == word }
  }

  private static func terms(_ terms: [(String, String)]) -> String {
    var page = HelpLayout()
    page.terms(terms.map { (term: $0.0, help: $0.1) })
    return String(page.text.dropLast())
  }
}
