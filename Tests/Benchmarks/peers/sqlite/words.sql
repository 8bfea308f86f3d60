-- Ages and fees for the sqlite3 shell, in a table each, so that a text is worked out once for each birthday.
-- The animals are there already; the parameter @today is set by the caller.

CREATE TABLE fees (rarity TEXT PRIMARY KEY, fee TEXT, rank INT) WITHOUT ROWID;
INSERT INTO fees VALUES
  ('common', '$50.00', 3), ('uncommon', '$75.00', 2), ('rare', '$150.00', 1), ('veryRare', '$500.00', 0);

CREATE TABLE ages (birthday TEXT PRIMARY KEY, age TEXT) WITHOUT ROWID;
INSERT INTO ages
WITH
  dates AS (
    SELECT DISTINCT birthday,
      CAST(julianday(@today) - julianday(birthday) AS INT) AS days,
      -- On the last day of a month every later day of a birthday's month has come too.
      12 * (strftime('%Y', @today) - substr(birthday, 1, 4)) + strftime('%m', @today) - substr(birthday, 6, 2)
        - (CAST(substr(birthday, 9, 2) AS INT) > CASE
            WHEN strftime('%d', @today, '+1 day') = '01' THEN 31 ELSE CAST(strftime('%d', @today) AS INT) END)
        AS months
    FROM animals),
  counts AS (
    SELECT birthday, days,
      CASE WHEN months >= 12 THEN months / 12 WHEN months >= 4 THEN months WHEN days >= 14 THEN days / 7 ELSE days END
        AS number,
      CASE WHEN months >= 12 THEN 'year' WHEN months >= 4 THEN 'month' WHEN days >= 14 THEN 'week' ELSE 'day' END
        AS unit
    FROM dates)
SELECT birthday, CASE
  WHEN days < 0 THEN 'not born yet'
  WHEN days = 0 THEN 'born today'
  ELSE number || ' ' || unit || iif(number = 1, ' old', 's old') END
FROM counts;
