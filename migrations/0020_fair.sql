-- The fair deal (docs/fair.md). A table has a key, from which the secret of each of its hands is derived; older tables
-- have none, and their hands no proof.
ALTER TABLE tables ADD COLUMN fair_key BLOB CHECK (length(fair_key) = 32);
-- The guest's contribution to the next deal, in hexadecimal digits.
ALTER TABLE seats ADD COLUMN noise TEXT NOT NULL DEFAULT '';

-- The source of a deal: its secret, and all contributions, by person.
CREATE TABLE deals (
    hand_key INTEGER PRIMARY KEY REFERENCES hands,
    secret   BLOB NOT NULL CHECK (length(secret) = 32),
    noise    TEXT NOT NULL -- JSON
) STRICT;
-- The same for the draw for seats, or for the first dealer.
CREATE TABLE seat_lots (
    match_key INTEGER PRIMARY KEY REFERENCES matches,
    secret    BLOB NOT NULL CHECK (length(secret) = 32),
    noise     TEXT NOT NULL -- JSON
) STRICT;
