SELECT name, age, fee
FROM animals CROSS JOIN ages USING (birthday) CROSS JOIN fees USING (rarity)
ORDER BY rank, lower(name), name, id;
