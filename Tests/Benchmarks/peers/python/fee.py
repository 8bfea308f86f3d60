import csv
import sys

from words import FEES

catalog, id = sys.argv[1:]
with open(catalog, encoding="utf-8", newline="") as file:
    rows = csv.reader(file)
    key, rarity = map(next(rows).index, ("id", "rarity"))
    print(next(FEES[row[rarity]] for row in rows if row[key] == id))
