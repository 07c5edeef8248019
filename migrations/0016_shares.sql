-- Links by which whoever has one sees a closed hand with the eyes of the seat that made it. The secret is kept as its
-- hash; a link that is ended is no row any more.
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

-- Who played a hand of a table that not everybody may look into, and agrees that everybody may see it. Once all of them
-- do, everybody may.
CREATE TABLE agreements (
    hand_key INTEGER NOT NULL REFERENCES hands,
    guest    INTEGER NOT NULL REFERENCES guests,
    PRIMARY KEY (hand_key, guest)
) STRICT, WITHOUT ROWID;
