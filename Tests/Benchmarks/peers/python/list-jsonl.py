import json
import sys

from words import FEES, ages

catalog, today = sys.argv[1:]
age = ages(today)
with open(catalog, "rb") as file:
    sys.stdout.writelines(
        f"{pet['name']}\t{age(pet['birthday'])}\t{FEES[pet['rarity']]}\n"
        for pet in map(json.loads, file)
        if pet["status"] == "available"
    )
