-- The shelter as DuckDB sees it on 2026-11-30. The ids in where.csv are what it answers for each row:
--
--   SELECT string_agg(id, ' ' ORDER BY id) FROM pets WHERE …the row's sql…
--
-- and those in order.csv for:
--
--   SELECT string_agg(id, ' ' ORDER BY …the row's sql…) FROM pets
--
-- Fees are in their currency, waived ones -1; a pet that is not born yet has no age to compare.
CREATE MACRO today() AS DATE '2026-11-30';
CREATE MACRO fold(t) AS lower(strip_accents(replace(replace(replace(replace(t, 'Ł', 'L'), 'ł', 'l'), 'Ø', 'O'), 'ø', 'o')));
CREATE TABLE pets AS
WITH raw AS (
  SELECT id, name, species, breed, sex, birthday::DATE AS birthday, coalesce(estimated = 'true', false) AS estimated,
    lower(replace(rarity, ' ', '')) AS rarity, fee AS own, status, size, weight, height, image, description,
    arrived::DATE AS arrived, adopter, adopted::DATE AS adopted
  FROM read_csv('Fixtures/Catalogs/shelter.csv', header = true, all_varchar = true))
SELECT *,
  CASE WHEN birthday <= today() THEN birthday END AS born,
  CASE WHEN own IN ('free', 'waived') THEN NULL WHEN own LIKE 'EUR%' THEN 'EUR'
    WHEN own IS NOT NULL OR rarity IS NOT NULL THEN 'USD' END AS currency,
  CASE WHEN own IN ('free', 'waived') THEN -1
    WHEN own IS NOT NULL THEN replace(replace(own, '$', ''), 'EUR ', '')::DECIMAL(9, 2)
    ELSE map {'common': 50, 'uncommon': 75, 'rare': 150, 'veryrare': 500}[rarity] END AS fee,
  CASE WHEN weight LIKE '% g' THEN replace(weight, ' g', '')::DECIMAL(12, 3)
    WHEN weight LIKE '% lb' THEN replace(weight, ' lb', '')::DECIMAL(12, 3) * 453.59237
    WHEN weight LIKE '% oz' THEN replace(weight, ' oz', '')::DECIMAL(12, 3) * 28.349523125
    ELSE weight::DECIMAL(12, 3) * 1000 END AS grams,
  CASE WHEN height LIKE '% in' THEN replace(height, ' in', '')::DECIMAL(12, 3) * 2.54
    WHEN height LIKE '% m' THEN replace(height, ' m', '')::DECIMAL(12, 3) * 100
    ELSE height::DECIMAL(12, 3) END AS cm
FROM raw;
