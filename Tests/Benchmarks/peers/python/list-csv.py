import csv
import sys

from words import FEES, ages

catalog, today = sys.argv[1:]
age = ages(today)
with open(catalog, encoding="utf-8", newline="") as file:
    rows = csv.reader(file)
    name, birthday, rarity, status = map(next(rows).index, ("name", "birthday", "rarity", "status"))
    sys.stdout.writelines(
        f"{row[name]}\t{age(row[birthday])}\t{FEES[row[rarity]]}\n" for row in rows if row[status] == "available"
    )
