-- The fair deal (docs/fair.md). A table has a key, of which the secret of each of its hands comes; tables made before this
-- have none, and their hands no proof.
ALTER TABLE tables ADD COLUMN fair_key BLOB CHECK (length(fair_key) = 32);
-- What the seat's guest adds to the next deal, in hexadecimal digits.
ALTER TABLE seats ADD COLUMN noise TEXT NOT NULL DEFAULT '';

-- Of what a hand was dealt: its secret, and what everybody added, by person.
CREATE TABLE deals (
    hand_key INTEGER PRIMARY KEY REFERENCES hands,
    secret   BLOB NOT NULL CHECK (length(secret) = 32),
    noise    TEXT NOT NULL -- JSON
) STRICT;
-- The same of the draw for seats, or of who deals first.
CREATE TABLE seat_lots (
    match_key INTEGER PRIMARY KEY REFERENCES matches,
    secret    BLOB NOT NULL CHECK (length(secret) = 32),
    noise     TEXT NOT NULL -- JSON
) STRICT;
