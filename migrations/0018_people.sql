-- A person is stored separately from their credentials: a guest's row is the permanent identity; sessions are the person's
-- browsers; an account is a name and a password with which the person opens more sessions.

-- A browser or program with an identity: by a secret, of which only the BLAKE2b hash is stored. An ended session has
-- no row.
CREATE TABLE sessions (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    guest   INTEGER NOT NULL REFERENCES guests,
    secret  BLOB    NOT NULL UNIQUE CHECK (length(secret) = 32),
    device  TEXT    NOT NULL,                    -- its self-description, e.g. "Firefox, Linux"; or nothing
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL                     -- last, to the hour
) STRICT;
CREATE INDEX sessions_of_guest ON sessions (guest);
INSERT INTO sessions (id, guest, secret, device, created, seen)
    SELECT id, key, secret, '', created, created FROM guests;
-- guests.secret stays, as a required column: the original secret. It no longer opens anything.

ALTER TABLE guests ADD COLUMN deleted INTEGER;                          -- when the account was deleted
ALTER TABLE guests ADD COLUMN merged_into INTEGER REFERENCES guests;    -- the person into whom it was merged

CREATE TABLE accounts (
    guest         INTEGER PRIMARY KEY REFERENCES guests,
    login         TEXT    NOT NULL,
    look          TEXT    NOT NULL UNIQUE,       -- skeletons of the login, of two kinds (UTS 39): a login that shares one
    other_look    TEXT    NOT NULL UNIQUE,       -- of them looks alike
    password      TEXT    NOT NULL,              -- an Argon2id hash, with its salt and its cost
    administrator INTEGER NOT NULL DEFAULT 0 CHECK (administrator IN (0, 1)),
    created       INTEGER NOT NULL
) STRICT;

-- Each is valid once, instead of the password.
CREATE TABLE recovery_codes (
    guest INTEGER NOT NULL REFERENCES guests,
    code  BLOB    NOT NULL CHECK (length(code) = 32), -- its hash
    PRIMARY KEY (guest, code)
) STRICT, WITHOUT ROWID;

-- Links and codes that are valid once, and expire.
CREATE TABLE tickets (
    secret BLOB    PRIMARY KEY CHECK (length(secret) = 32), -- its hash
    kind   TEXT    NOT NULL CHECK (kind IN ('reset', 'administrator', 'sign_up', 'same')),
    guest  INTEGER REFERENCES guests,            -- the person concerned; null for a link to sign up
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Actions on persons that may be questioned later: by whom, on whom. These rows never change.
CREATE TABLE person_journal (
    key    INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    what   TEXT    NOT NULL CHECK (what IN ('account', 'deleted', 'merged', 'reset', 'administrator')),
    guest  INTEGER NOT NULL REFERENCES guests,
    other  INTEGER REFERENCES guests,            -- who it was merged into
    by     INTEGER REFERENCES guests             -- null: the operator
) STRICT;
