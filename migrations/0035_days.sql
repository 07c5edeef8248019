-- The deal of the day (server/day). Times are milliseconds since 1970.
CREATE TABLE days (
    date         TEXT PRIMARY KEY CHECK (length(date) = 10), -- 2026-12-01
    begins       INTEGER NOT NULL,
    ends         INTEGER NOT NULL,
    zone         TEXT    NOT NULL,                           -- the time zone of both
    chain        INTEGER NOT NULL,
    place        INTEGER NOT NULL,                           -- index of the day's secret in this chain
    secret_known INTEGER,                                    -- since when somebody may know the secret early: the day is unranked
    closed       INTEGER,                                    -- when the results opened
    tries        INTEGER,                                    -- number of tries at that time
    CHECK ((closed IS NULL) = (tries IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE day_tries (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    date     TEXT    NOT NULL REFERENCES days,
    game     TEXT    NOT NULL,
    field    TEXT    NOT NULL CHECK (field IN ('accounts', 'guests')), -- who plays this deal, and is compared
    person   INTEGER REFERENCES guests,                                -- null: a bot, or deleted
    bot      INTEGER NOT NULL CHECK (bot IN (0, 1)),                   -- the bot's own try
    counts   INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1)),      -- 0: the person, since merged, began another before
    begun    INTEGER NOT NULL,
    entries  INTEGER NOT NULL CHECK (entries >= 0),                    -- lines that the log has, or had
    log      TEXT    NOT NULL,                                         -- empty once the day is closed
    finished INTEGER,
    by_bot   INTEGER NOT NULL DEFAULT 0 CHECK (by_bot IN (0, 1)),      -- left unfinished, and played to its end by a bot
    halves   INTEGER,                                                  -- the result in half points
    amount   INTEGER,                                                  -- of the seat in a ledger, if a game's points differ from it
    record   TEXT,
    result   TEXT,
    seat     INTEGER,
    UNIQUE (date, game, person),
    CHECK (bot = 0 OR person IS NULL),
    CHECK ((finished IS NULL) = (halves IS NULL))
) STRICT;
CREATE UNIQUE INDEX day_bots ON day_tries (date, game, field) WHERE bot = 1;
CREATE INDEX day_results ON day_tries (date, game, field, counts, halves, bot);
CREATE INDEX day_tries_by_person ON day_tries (person, date) WHERE person IS NOT NULL;
CREATE TRIGGER deleted_guest_tries AFTER INSERT ON day_tries BEGIN
    SELECT RAISE(ABORT, 'a deleted guest plays the deal of the day') FROM guests
        WHERE key = NEW.person AND deleted IS NOT NULL;
END;

-- The first move that a bot found with what its seat had seen: everybody gets the same. Deleted when the day is closed.
CREATE TABLE day_answers (
    date  TEXT NOT NULL REFERENCES days,
    game  TEXT NOT NULL,
    field TEXT NOT NULL CHECK (field IN ('accounts', 'guests')),
    seen  TEXT NOT NULL,                                     -- a hash of what the seat has seen, in hexadecimal digits
    move  TEXT NOT NULL,
    PRIMARY KEY (date, game, field, seen)
) STRICT, WITHOUT ROWID;
