CREATE TABLE animals AS
SELECT line ->> 'name' AS name, line ->> 'birthday' AS birthday, line ->> 'rarity' AS rarity, line ->> 'status' AS status
FROM lines WHERE line ->> 'status' = 'available';
.read words.sql
.read list.sql
