-- A person is one thing, what he comes by is another: a guest's row is who he is, for good; sessions are the browsers
-- that he has; an account is a name and a password by which he has more of them.

-- A browser, or a program, that is somebody: by a secret, of which only the BLAKE2b hash is kept. One that is ended is
-- no row any more.
CREATE TABLE sessions (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    guest   INTEGER NOT NULL REFERENCES guests,
    secret  BLOB    NOT NULL UNIQUE CHECK (length(secret) = 32),
    device  TEXT    NOT NULL,                    -- what it calls itself, as "Firefox, Linux"; or nothing
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL                     -- last, to the hour
) STRICT;
CREATE INDEX sessions_of_guest ON sessions (guest);
INSERT INTO sessions (id, guest, secret, device, created, seen)
    SELECT id, key, secret, '', created, created FROM guests;
-- guests.secret stays, as a column that must be there: what he came by first. It opens nothing any more.

ALTER TABLE guests ADD COLUMN deleted INTEGER;                          -- when he had himself deleted
ALTER TABLE guests ADD COLUMN merged_into INTEGER REFERENCES guests;    -- who he turned out to be

CREATE TABLE accounts (
    guest         INTEGER PRIMARY KEY REFERENCES guests,
    login         TEXT    NOT NULL,
    look          TEXT    NOT NULL UNIQUE,       -- what the login looks like, in two ways (UTS 39): whoever shares one
    other_look    TEXT    NOT NULL UNIQUE,       -- of them passes for another
    password      TEXT    NOT NULL,              -- as Argon2id has it, with its salt and its cost
    administrator INTEGER NOT NULL DEFAULT 0 CHECK (administrator IN (0, 1)),
    created       INTEGER NOT NULL
) STRICT;

-- Each is good once, in the place of the password.
CREATE TABLE recovery_codes (
    guest INTEGER NOT NULL REFERENCES guests,
    code  BLOB    NOT NULL CHECK (length(code) = 32), -- its hash
    PRIMARY KEY (guest, code)
) STRICT, WITHOUT ROWID;

-- Links and codes that are good once, and not for ever.
CREATE TABLE tickets (
    secret BLOB    PRIMARY KEY CHECK (length(secret) = 32), -- its hash
    kind   TEXT    NOT NULL CHECK (kind IN ('reset', 'administrator', 'sign_up', 'same')),
    guest  INTEGER REFERENCES guests,            -- whom it is about; none of a link to sign up
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was done to persons, that somebody may ask about later: by whom, to whom. Nothing of it is ever changed.
CREATE TABLE person_journal (
    key    INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    what   TEXT    NOT NULL CHECK (what IN ('account', 'deleted', 'merged', 'reset', 'administrator')),
    guest  INTEGER NOT NULL REFERENCES guests,
    other  INTEGER REFERENCES guests,            -- who it was merged into
    by     INTEGER REFERENCES guests             -- none: whoever runs the server
) STRICT;
