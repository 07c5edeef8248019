-- Links that show a closed hand as the seat of their maker sees it. The secret is stored as its
-- hash; a revoked link has no row.
CREATE TABLE shares (
    key      INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    secret   BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),
    hand_key INTEGER NOT NULL REFERENCES hands,
    guest    INTEGER NOT NULL REFERENCES guests,
    seat     INTEGER NOT NULL,
    created  INTEGER NOT NULL
) STRICT;
CREATE INDEX shares_of_hand ON shares (hand_key, guest);

-- Players of a hand of a private table who agree to make it public. Once all of them do, it
-- is public.
CREATE TABLE agreements (
    hand_key INTEGER NOT NULL REFERENCES hands,
    guest    INTEGER NOT NULL REFERENCES guests,
    PRIMARY KEY (hand_key, guest)
) STRICT, WITHOUT ROWID;
