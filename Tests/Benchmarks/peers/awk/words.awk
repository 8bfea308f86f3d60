# Ages and fees for mawk and gawk; `today` is set by the caller. A birthday's text is worked out once.
# Splitting at commas reads these catalogs, which have no quotes, and not every CSV file.

BEGIN {
  FS = ","
  fee["common"] = "$50.00"; fee["uncommon"] = "$75.00"; fee["rare"] = "$150.00"; fee["veryRare"] = "$500.00"
  year = substr(today, 1, 4) + 0; month = substr(today, 6, 2) + 0; day = substr(today, 9, 2) + 0
  today_number = day_number(year, month, day)
  # On the last day of a month every later day of a birthday's month has come too.
  if (day_number(year, month, day + 1) == day_number(year, month + 1, 1)) day = 31
}

function day_number(y, m, d) {
  if (m > 12) { y++; m -= 12 }
  if (m < 3) { y--; m += 12 }
  return 365 * y + int(y / 4) - int(y / 100) + int(y / 400) + int((153 * m - 457) / 5) + d
}

function counted(number, unit) { return number " " unit (number == 1 ? " old" : "s old") }

function age(birthday, y, m, d, days, months) {
  y = substr(birthday, 1, 4) + 0; m = substr(birthday, 6, 2) + 0; d = substr(birthday, 9, 2) + 0
  days = today_number - day_number(y, m, d)
  if (days < 0) return "not born yet"
  if (days == 0) return "born today"
  months = 12 * (year - y) + month - m - (d > day)
  if (months >= 12) return counted(int(months / 12), "year")
  if (months >= 4) return counted(months, "month")
  return days >= 14 ? counted(int(days / 7), "week") : counted(days, "day")
}
