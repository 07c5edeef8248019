-- A match of any game: a number of rounds that its game knows, possibly of unknown length, counted in
-- the game's own unit; a hand may be annulled, or the match called out within it.
DROP VIEW match_ledger;

ALTER TABLE tables ADD COLUMN rounds INTEGER NOT NULL DEFAULT 1 CHECK (rounds >= 1); -- of a match
UPDATE tables SET rounds = girate;
ALTER TABLE tables DROP COLUMN girate;

ALTER TABLE matches RENAME COLUMN girate TO rounds;
ALTER TABLE matches ADD COLUMN hands INTEGER; -- null if it is not known beforehand
UPDATE matches SET hands = length;
ALTER TABLE matches DROP COLUMN length;
ALTER TABLE matches RENAME COLUMN hands TO length;

-- How a hand ended, once it is closed.
ALTER TABLE hands ADD COLUMN ending TEXT CHECK (ending IN ('counted', 'called', 'annulled'));
UPDATE hands SET ending = 'counted' WHERE closed IS NOT NULL;

ALTER TABLE hand_seats RENAME COLUMN resti TO amount; -- in the game's unit

ALTER TABLE match_lines RENAME COLUMN girata TO round;
ALTER TABLE match_lines RENAME COLUMN resti TO amount;
ALTER TABLE match_lines ADD COLUMN word TEXT NOT NULL DEFAULT ''; -- of the game
UPDATE match_lines SET word = reason;
ALTER TABLE match_lines DROP COLUMN reason;
ALTER TABLE match_lines RENAME COLUMN word TO reason;

-- The result of every match, per person.
CREATE VIEW match_ledger AS
    SELECT match_key, person, sum(amount) AS amount FROM (
        SELECT match_key, person, amount FROM hands JOIN hand_seats ON hand_key = hands.key
        WHERE closed IS NOT NULL
        UNION ALL
        SELECT match_key, person, amount FROM match_lines)
    GROUP BY match_key, person;
