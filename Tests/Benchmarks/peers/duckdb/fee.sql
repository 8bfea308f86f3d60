COPY (SELECT fee_text(rarity) FROM animals() WHERE id = getvariable('id') LIMIT 1)
TO '/dev/stdout' (FORMAT csv, QUOTE '', HEADER false);
