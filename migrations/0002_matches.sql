-- Matches above hands: girate and girone, the draw for seats, persons who change their seats, stopping early,
-- another match at the same table.

ALTER TABLE tables ADD COLUMN girate INTEGER NOT NULL DEFAULT 1 CHECK (girate IN (1, 3));
ALTER TABLE tables ADD COLUMN drawn  INTEGER NOT NULL DEFAULT 0 CHECK (drawn IN (0, 1)); -- the seats

-- The seat's guest votes to end the match now.
ALTER TABLE seats ADD COLUMN break_off INTEGER NOT NULL DEFAULT 0 CHECK (break_off IN (0, 1));

-- Person n was in seat n when the match began. `ranking` and `draw` are JSON, as in the protocol;
-- the first of the ranking is the first dealer.
ALTER TABLE matches ADD COLUMN girate     INTEGER NOT NULL DEFAULT 1;
ALTER TABLE matches ADD COLUMN from_hand  INTEGER NOT NULL DEFAULT 1;  -- number at the table of its first hand
ALTER TABLE matches ADD COLUMN ranking    TEXT    NOT NULL DEFAULT '[]';
ALTER TABLE matches ADD COLUMN draw       TEXT;                        -- null if the seats were chosen
ALTER TABLE matches ADD COLUMN broken_off INTEGER NOT NULL DEFAULT 0 CHECK (broken_off IN (0, 1));
ALTER TABLE matches ADD COLUMN deserter   INTEGER;                     -- a person
-- Before this migration a match was a girata of four with chosen seats.
UPDATE matches SET ranking =
    json_array(first_dealer, (first_dealer + 2) % 4, (first_dealer + 1) % 4, (first_dealer + 3) % 4);

-- The person in the seat. Before this migration nobody changed seats.
ALTER TABLE hand_seats ADD COLUMN person INTEGER NOT NULL DEFAULT 0;
UPDATE hand_seats SET person = seat;

-- Resti that come from no hand: a line has one row per person.
CREATE TABLE match_lines (
    match_key INTEGER NOT NULL REFERENCES matches,
    line      INTEGER NOT NULL,                      -- 0, 1, … in the match
    reason    TEXT    NOT NULL CHECK (reason IN ('bonus', 'interruption', 'desertion')),
    girata    INTEGER NOT NULL,                      -- from 1
    hand      INTEGER NOT NULL,                      -- number in the match of the hand that it stands for
    person    INTEGER NOT NULL,
    guest     INTEGER REFERENCES guests,             -- null for a bot
    name      TEXT    NOT NULL,
    resti     INTEGER NOT NULL,
    PRIMARY KEY (match_key, line, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_lines_by_guest ON match_lines (guest) WHERE guest IS NOT NULL;

-- The result of every match, per person.
DROP VIEW match_ledger;
CREATE VIEW match_ledger AS
    SELECT match_key, person, sum(resti) AS resti FROM (
        SELECT match_key, person, resti FROM hands JOIN hand_seats ON hand_key = hands.key
        WHERE closed IS NOT NULL
        UNION ALL
        SELECT match_key, person, resti FROM match_lines)
    GROUP BY match_key, person;
