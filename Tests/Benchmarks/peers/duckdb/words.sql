-- Ages and fees for DuckDB; the variables `catalog`, `today` and `id` are set by the caller.

-- On the last day of a month every later day of a birthday's month has come too.
SET VARIABLE day = CASE WHEN getvariable('today') = last_day(getvariable('today'))
  THEN 31 ELSE day(getvariable('today')) END;

CREATE MACRO months(birthday) AS
  12 * (year(getvariable('today')) - year(birthday)) + month(getvariable('today')) - month(birthday)
  - CASE WHEN day(birthday) > getvariable('day') THEN 1 ELSE 0 END;

CREATE MACRO counted(number, unit) AS
  number || ' ' || unit || CASE WHEN number = 1 THEN ' old' ELSE 's old' END;

CREATE MACRO age_text(birthday) AS CASE
  WHEN birthday > getvariable('today') THEN 'not born yet'
  WHEN months(birthday) >= 12 THEN counted(months(birthday) // 12, 'year')
  WHEN months(birthday) >= 4 THEN counted(months(birthday), 'month')
  WHEN birthday = getvariable('today') THEN 'born today'
  WHEN getvariable('today') - birthday >= 14 THEN counted((getvariable('today') - birthday) // 7, 'week')
  ELSE counted(getvariable('today') - birthday, 'day') END;

CREATE MACRO fee_text(rarity) AS CASE rarity
  WHEN 'common' THEN '$50.00' WHEN 'uncommon' THEN '$75.00'
  WHEN 'rare' THEN '$150.00' WHEN 'veryRare' THEN '$500.00' ELSE 'fee not set' END;

CREATE MACRO animals() AS TABLE
  FROM read_csv(getvariable('catalog'), auto_detect = false, header = true, delim = ',', quote = '"', escape = '"',
    columns = {id: 'VARCHAR', name: 'VARCHAR', birthday: 'DATE', rarity: 'VARCHAR', species: 'VARCHAR',
      breed: 'VARCHAR', sex: 'VARCHAR', weight: 'DOUBLE', status: 'VARCHAR', image: 'VARCHAR'});
