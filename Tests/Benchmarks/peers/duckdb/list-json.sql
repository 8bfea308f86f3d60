COPY (SELECT name, age_text(birthday), fee_text(rarity)
  FROM read_json(getvariable('catalog'), format = 'array', maximum_object_size = 1048576,
    columns = {name: 'VARCHAR', birthday: 'DATE', rarity: 'VARCHAR', status: 'VARCHAR'})
  WHERE status = 'available')
TO '/dev/stdout' (FORMAT csv, DELIMITER '\t', QUOTE '', HEADER false);
