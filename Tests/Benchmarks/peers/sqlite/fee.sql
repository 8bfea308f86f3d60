SELECT CASE rarity WHEN 'common' THEN '$50.00' WHEN 'uncommon' THEN '$75.00'
  WHEN 'rare' THEN '$150.00' WHEN 'veryRare' THEN '$500.00' ELSE 'fee not set' END
FROM animals WHERE id = @id LIMIT 1;
