import csv
import sys

from words import FEES

with open(sys.argv[1], encoding="utf-8", newline="") as file:
    rows = csv.reader(file)
    id, rarity = map(next(rows).index, ("id", "rarity"))
    fees = {row[id]: FEES[row[rarity]] for row in rows}
sys.stdout.writelines(f"{fees[line.rstrip()]}\n" for line in sys.stdin)
