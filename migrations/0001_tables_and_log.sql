-- Guests, tables with their seats, and the log of every hand. Times are milliseconds since 1970 in UTC;
-- `id` is a row's public name, `key` its name within the database.

-- A named person. The secret itself is nowhere: only its BLAKE2b hash.
CREATE TABLE guests (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    name    TEXT    NOT NULL,
    secret  BLOB    NOT NULL UNIQUE CHECK (length(secret) = 32),
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    rules      TEXT    NOT NULL,                     -- {"preset", "options"}, every option named
    open       INTEGER NOT NULL CHECK (open IN (0, 1)),
    bots       INTEGER NOT NULL CHECK (bots IN (0, 1)),
    spectators INTEGER NOT NULL CHECK (spectators IN (0, 1)),
    seconds    INTEGER,                              -- time per move; none if null
    invitation BLOB    NOT NULL CHECK (length(invitation) = 32),
    host       INTEGER NOT NULL REFERENCES guests,
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'playing', 'between', 'over')),
    created    INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_unfinished ON tables (key) WHERE state <> 'over';

-- The guest of a seat; a seat without a row is free.
CREATE TABLE seats (
    table_key INTEGER NOT NULL REFERENCES tables,
    seat      INTEGER NOT NULL,
    guest     INTEGER REFERENCES guests,             -- who may claim the seat; null for a bot of its own
    name      TEXT    NOT NULL,                      -- of the guest, or of the one who left
    bot       INTEGER NOT NULL CHECK (bot IN (0, 1)),
    vacated   INTEGER NOT NULL CHECK (vacated IN (0, 1)),
    ready     INTEGER NOT NULL CHECK (ready IN (0, 1)),
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

-- Guests who have shown the invitation once and no longer need it.
CREATE TABLE members (
    table_key INTEGER NOT NULL REFERENCES tables,
    guest     INTEGER NOT NULL REFERENCES guests,
    PRIMARY KEY (table_key, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_guest ON members (guest);

-- Actions at a table other than moves, by the client's id, so that a retry is not done twice.
CREATE TABLE actions (
    table_key INTEGER NOT NULL REFERENCES tables,
    guest     INTEGER NOT NULL REFERENCES guests,
    action    TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_key, guest, action)
) STRICT, WITHOUT ROWID;

-- A girata.
CREATE TABLE matches (
    key          INTEGER PRIMARY KEY,
    id           TEXT    NOT NULL UNIQUE,
    table_key    INTEGER NOT NULL REFERENCES tables,
    length       INTEGER NOT NULL,                   -- hands
    first_dealer INTEGER NOT NULL,
    started      INTEGER NOT NULL,
    ended        INTEGER
) STRICT;
CREATE INDEX matches_by_table ON matches (table_key);
CREATE INDEX matches_ended ON matches (ended) WHERE ended IS NOT NULL;

CREATE TABLE hands (
    key       INTEGER PRIMARY KEY,
    id        TEXT    NOT NULL UNIQUE,
    match_key INTEGER NOT NULL REFERENCES matches,
    number    INTEGER NOT NULL,                      -- 1 … length of the match
    dealer    INTEGER NOT NULL,
    opened    INTEGER NOT NULL,
    closed    INTEGER,
    record    TEXT,                                  -- germini-hand/1, once closed
    result    TEXT,                                  -- germini-result/1, once closed
    UNIQUE (match_key, number)
) STRICT;

-- The ledger: the resti of a hand belong to the guest who held the seat when it was dealt.
CREATE TABLE hand_seats (
    hand_key    INTEGER NOT NULL REFERENCES hands,
    seat        INTEGER NOT NULL,
    guest       INTEGER REFERENCES guests,           -- null for a bot
    name        TEXT    NOT NULL,
    resti       INTEGER,                             -- won (+) or lost (−), once closed
    finished_by TEXT,                                -- who finished the hand for the holder, if another
    PRIMARY KEY (hand_key, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX hand_seats_by_guest ON hand_seats (guest) WHERE guest IS NOT NULL;

-- The log: one row per accepted decision, in order of arrival (a rowid table on purpose: clustering it by
-- hand makes batches many times slower). The index is by hand, whose keys rise, so its working part is small.
CREATE TABLE events (
    key      INTEGER PRIMARY KEY,
    hand_key INTEGER NOT NULL REFERENCES hands,
    n        INTEGER NOT NULL,                       -- number of the first event
    count    INTEGER NOT NULL,
    codec    INTEGER NOT NULL,                       -- version of the encoding
    seat     INTEGER,                                -- whose move; null for the deal
    cause    INTEGER NOT NULL CHECK (cause BETWEEN 0 AND 3), -- 0 the server, 1 the seat, 2 a bot in the seat, 3 a timeout
    guest    INTEGER,                                -- the sender, and the sender's id of it
    action   TEXT,
    at       INTEGER NOT NULL,
    bytes    BLOB    NOT NULL
) STRICT;
CREATE INDEX events_by_hand ON events (hand_key);

-- The result of every girata, per seat.
CREATE VIEW match_ledger AS
    SELECT match_key, seat, sum(resti) AS resti
    FROM hands JOIN hand_seats ON hand_key = hands.key
    WHERE closed IS NOT NULL GROUP BY match_key, seat;
