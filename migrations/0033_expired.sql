-- What remains of expired matches (docs/verify.md): their ids and times, and the links of their closed hands.
CREATE TABLE expired_matches (
    key     INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    started INTEGER NOT NULL,                    -- milliseconds since 1970, as the other times
    ended   INTEGER NOT NULL,
    hands   INTEGER NOT NULL CHECK (hands >= 0), -- rows of expired_hands
    expired INTEGER NOT NULL
) STRICT;
CREATE TABLE expired_hands (
    n         INTEGER PRIMARY KEY CHECK (n >= 1), -- as it was in the chain
    id        TEXT NOT NULL,
    match_key INTEGER NOT NULL REFERENCES expired_matches,
    closed    INTEGER NOT NULL,
    link      BLOB NOT NULL CHECK (length(link) = 32)
) STRICT;

-- For finding and deleting the rows of a match that expires.
CREATE INDEX history_by_match ON history (match_key);
CREATE INDEX journal_by_guest ON person_journal (guest);
