COPY (SELECT name, age_text(birthday), fee_text(rarity) FROM animals() WHERE status = 'available')
TO '/dev/stdout' (FORMAT csv, DELIMITER '\t', QUOTE '', HEADER false);
