"""Ages and fees for the Python peers; a birthday's text is worked out once."""

import calendar
import datetime
import functools

FEES = {"common": "$50.00", "uncommon": "$75.00", "rare": "$150.00", "veryRare": "$500.00"}


def counted(number, unit):
    return f"{number} {unit} old" if number == 1 else f"{number} {unit}s old"


def ages(today):
    """Gives the function from a birthday to its text on that day."""
    today = datetime.date.fromisoformat(today)
    # On the last day of a month every later day of a birthday's month has come too.
    day = 31 if today.day == calendar.monthrange(today.year, today.month)[1] else today.day

    @functools.lru_cache(maxsize=None)
    def age(birthday):
        birthday = datetime.date.fromisoformat(birthday)
        days = (today - birthday).days
        months = 12 * (today.year - birthday.year) + today.month - birthday.month - (birthday.day > day)
        if days < 0:
            return "not born yet"
        if days == 0:
            return "born today"
        if months >= 12:
            return counted(months // 12, "year")
        if months >= 4:
            return counted(months, "month")
        return counted(days // 7, "week") if days >= 14 else counted(days, "day")

    return age
