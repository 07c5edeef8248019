-- Matches that end early: who deserted and on which account, and substitutes beside the line of
-- the guest for whom they played.

-- The guest who deserted, under any later name.
CREATE TABLE deserters (
    match_key INTEGER NOT NULL REFERENCES matches,
    person    INTEGER NOT NULL,
    guest     INTEGER REFERENCES guests,             -- unknown for some matches from before this table
    PRIMARY KEY (match_key, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX deserters_by_guest ON deserters (guest) WHERE guest IS NOT NULL;
-- Before this migration a match had one deserter at most. The account is the one that paid, or else the one
-- that was dealt the last hand.
INSERT INTO deserters
    SELECT m.key, m.deserter, coalesce(
        (SELECT l.guest FROM match_lines l
            WHERE l.match_key = m.key AND l.person = m.deserter AND l.reason = 'desertion' LIMIT 1),
        (SELECT s.guest FROM hands h JOIN hand_seats s ON s.hand_key = h.key
            WHERE h.match_key = m.key AND s.person = m.deserter ORDER BY h.number DESC LIMIT 1))
    FROM matches m WHERE m.deserter IS NOT NULL;
ALTER TABLE matches DROP COLUMN deserter;
ALTER TABLE matches ADD COLUMN all_left INTEGER NOT NULL DEFAULT 0 CHECK (all_left IN (0, 1)); -- nothing is owed

ALTER TABLE seats ADD COLUMN left_by INTEGER REFERENCES guests; -- for good, until another player holds it
ALTER TABLE seats ADD COLUMN stalled INTEGER NOT NULL DEFAULT 0 CHECK (stalled IN (0, 1)); -- replaced for not moving

-- The substitute to whom the hand was dealt, which decides the owner of the last hand before a line.
ALTER TABLE hand_seats  ADD COLUMN substitute TEXT;
ALTER TABLE match_lines ADD COLUMN substitute TEXT;
