/// What `petcli help where` says.
package enum WhereHelp {
  /// The page, of lines of at most 78 columns.
  package static let text = """
    --where takes an expression that is true of the pets to keep:

      petcli list --where 'age < 2y and fee <= 150 and not adopted'
      petcli list --where 'species = dog or breed ~ "collie"'
      petcli list --where 'size in (small, medium) and arrived < 2026-06-01'
      petcli list --where 'weight >= 6.5 kg and birthday is known'

    A test is a field, a comparison and a value:

      = !=           the same, or not
      < <= > >=      less or more; words only where they have an order
      ~              the text contains this
      in (A, B)      one of these; not in (A, B) none of them
      is known       the field has a value; is unknown it has none

    Tests are joined by and, or and not; and binds closer than or, not closest.
    Parentheses group. Keywords, fields and words are written in any case.

    Fields, and how their values are written:

      id name species breed image description adopter
                     texts, without regard to case and accents: dog, "Mo";
                     text is name, species, breed and description together
      age            1y6m, 8w, 10d: complete years, months, weeks, days
      group          baby young adult senior
      fee            150, $150, EUR 150, waived: what the schedule gives
      birthday arrived adopted
                     2026-01-31
      weight height  6.5 kg, 980 g, 13 lb; 38 cm, 10 in; bare, kg and cm
      sex            female male unknown
      status         available pending adopted hold
      rarity         common uncommon rare veryRare
      size           small medium large "extra large"
      estimated      yes no

    The words of status, sex, group, rarity and size, and waived and estimated,
    are also tests by themselves: available, not female, senior or waived.
    A value may be several words: species = guinea pig. Around keywords and signs
    it needs quotes, "..." or '...', in which \\" \\' \\\\ \\n \\t are escapes.

    Ages are compared by the calendar: at two years to the day, age = 2y holds;
    "2 years old" is age >= 2y and age < 3y. An amount without a currency is in
    that of the fee schedule, and amounts of two currencies are not compared. A
    waived fee is less than any amount.

    A test of a value that is not known is neither true nor false, and neither is
    its opposite: age < 2y and not (age < 2y) both leave out a pet whose age is
    not known. To keep it, write: age < 2y or age is unknown. A pet that is not
    born yet has no age to compare, though its age counts as known. A sex that is
    written down as unknown can be compared: not female is true of it.

    The filters with a flag of their own are such tests: --species dog,cat is
    species in (dog, cat), --breed X is breed ~ X, --name X is name ~ X,
    --search X is text ~ X, --min-age 1y is age >= 1y, --max-fee 150 is
    fee <= 150. All that are given must hold.
    """
}
