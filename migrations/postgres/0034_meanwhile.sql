-- A table that waits for players may play by other rules meanwhile: the rules and the rounds that it returns to.
ALTER TABLE tables ADD COLUMN later_rules TEXT;
ALTER TABLE tables ADD COLUMN later_rounds BIGINT;
-- The rules of a match whose table has changed its rules since; null: those of its table.
ALTER TABLE matches ADD COLUMN rules TEXT;
