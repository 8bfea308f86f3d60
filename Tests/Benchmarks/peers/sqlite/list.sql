SELECT name, age, fee
FROM animals CROSS JOIN ages USING (birthday) CROSS JOIN fees USING (rarity)
WHERE status = 'available'
ORDER BY animals.rowid;
