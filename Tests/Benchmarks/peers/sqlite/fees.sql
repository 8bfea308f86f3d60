CREATE TABLE wanted (id TEXT);
.import /dev/stdin wanted
CREATE INDEX animal ON animals (id, rarity);
SELECT CASE rarity WHEN 'common' THEN '$50.00' WHEN 'uncommon' THEN '$75.00'
  WHEN 'rare' THEN '$150.00' WHEN 'veryRare' THEN '$500.00' ELSE 'fee not set' END
FROM wanted CROSS JOIN animals USING (id)
ORDER BY wanted.rowid;
