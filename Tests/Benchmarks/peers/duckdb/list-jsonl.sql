-- Small objects: the smaller buffers let both cores read from the start.
COPY (SELECT name, age_text(birthday), fee_text(rarity)
  FROM read_json(getvariable('catalog'), format = 'newline_delimited', maximum_object_size = 1048576,
    columns = {name: 'VARCHAR', birthday: 'DATE', rarity: 'VARCHAR', status: 'VARCHAR'})
  WHERE status = 'available')
TO '/dev/stdout' (FORMAT csv, DELIMITER '\t', QUOTE '', HEADER false);
