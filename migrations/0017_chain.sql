-- Closed hands in a chain (docs/verify.md): a link is the hash of the previous one, the hand's id, its record and its
-- result, so that any change, omission or insertion is detectable. Hands that were
-- closed before are linked when the program opens the database.
CREATE TABLE chain (
    n        INTEGER PRIMARY KEY CHECK (n >= 1), -- without a gap
    hand_key INTEGER NOT NULL UNIQUE REFERENCES hands,
    link     BLOB NOT NULL CHECK (length(link) = 32)
) STRICT;
