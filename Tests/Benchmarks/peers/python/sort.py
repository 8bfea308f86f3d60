import csv
import sys

from words import FEES, ages

RANKS = {"veryRare": 0, "rare": 1, "uncommon": 2, "common": 3}

catalog, today = sys.argv[1:]
age = ages(today)
with open(catalog, encoding="utf-8", newline="") as file:
    rows = csv.reader(file)
    id, name, birthday, rarity = map(next(rows).index, ("id", "name", "birthday", "rarity"))
    pets = sorted((RANKS[row[rarity]], row[name].casefold(), row[name], row[id], row[birthday], row[rarity]) for row in rows)
sys.stdout.writelines(f"{name}\t{age(birthday)}\t{FEES[rarity]}\n" for _, _, name, _, birthday, rarity in pets)
