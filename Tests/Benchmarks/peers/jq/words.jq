# Ages and fees for jq; each program passes $today on.

def fee_text: {common: "$50.00", uncommon: "$75.00", rare: "$150.00", veryRare: "$500.00"}[.] // "fee not set";

def day_number: strptime("%Y-%m-%d") | mktime / 86400;

def counted($number; $unit): "\($number) \($unit)\(if $number == 1 then "" else "s" end) old";

def age_text($today):
  (($today | day_number) - day_number) as $days
  # On the last day of a month every later day of a birthday's month has come too.
  | (if ($today | day_number + 1) * 86400 | todate[8:10] == "01" then "31" else $today[8:10] end) as $day
  | (12 * (($today[0:4] | tonumber) - (.[0:4] | tonumber)) + ($today[5:7] | tonumber) - (.[5:7] | tonumber)
    - (if .[8:10] > $day then 1 else 0 end)) as $months
  | if $days < 0 then "not born yet"
    elif $days == 0 then "born today"
    elif $months >= 12 then counted($months / 12 | floor; "year")
    elif $months >= 4 then counted($months; "month")
    elif $days >= 14 then counted($days / 7 | floor; "week")
    else counted($days; "day") end;

# A line for each available animal; a birthday's text is worked out once.
def lines(animals; $today):
  foreach (animals | select(.status == "available")) as {$name, $birthday, $rarity} ({};
    if has($birthday) then . else .[$birthday] = ($birthday | age_text($today)) end;
    "\($name)\t\(.[$birthday])\t\($rarity | fee_text)");
