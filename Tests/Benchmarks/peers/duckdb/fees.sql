COPY (SELECT fee_text(rarity)
  FROM (SELECT id, row_number() OVER () AS place
    FROM read_csv('/dev/stdin', auto_detect = false, header = false, delim = ',', columns = {id: 'VARCHAR'})) AS wanted
  JOIN animals() USING (id)
  ORDER BY place)
TO '/dev/stdout' (FORMAT csv, QUOTE '', HEADER false);
