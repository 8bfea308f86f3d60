COPY (SELECT name, age_text(birthday), fee_text(rarity) FROM animals()
  ORDER BY CASE rarity WHEN 'veryRare' THEN 0 WHEN 'rare' THEN 1 WHEN 'uncommon' THEN 2 ELSE 3 END, lower(name), name, id)
TO '/dev/stdout' (FORMAT csv, DELIMITER '\t', QUOTE '', HEADER false);
