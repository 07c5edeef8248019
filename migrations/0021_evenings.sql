-- Evenings of a club: time, attendees, how the tables were drawn, and the links to them (docs/evenings.md).

-- The organiser assigns the seats before a match: nobody takes a free seat.
ALTER TABLE tables ADD COLUMN assigned INTEGER NOT NULL DEFAULT 0 CHECK (assigned IN (0, 1));

CREATE TABLE evenings (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    club_key   INTEGER NOT NULL REFERENCES clubs,
    title      TEXT    NOT NULL,
    begins     INTEGER NOT NULL,                             -- milliseconds since 1970
    minutes    INTEGER NOT NULL CHECK (minutes >= 1),        -- duration
    called_off INTEGER NOT NULL DEFAULT 0 CHECK (called_off IN (0, 1)),
    how        TEXT CHECK (how IN ('rota', 'lot', 'hand')),  -- its tables were filled; null: not yet
    missing    TEXT CHECK (missing IN ('bots', 'open', 'wait')),
    seed       TEXT,                                         -- of the draw, 16 hexadecimal digits
    guest      INTEGER NOT NULL REFERENCES guests,           -- its creator
    changed    INTEGER NOT NULL,                             -- milliseconds since 1970
    version    INTEGER NOT NULL DEFAULT 1                    -- of the row: incremented by every change
) STRICT;
CREATE INDEX evenings_of_club ON evenings (club_key, begins);

-- Whether a member attends.
CREATE TABLE evening_answers (
    evening_key INTEGER NOT NULL REFERENCES evenings,
    guest       INTEGER NOT NULL REFERENCES guests,
    answer      TEXT    NOT NULL CHECK (answer IN ('yes', 'perhaps', 'no')),
    at          INTEGER NOT NULL,
    PRIMARY KEY (evening_key, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_answers_of_guest ON evening_answers (guest);
-- Attendees who are not members: a name.
CREATE TABLE evening_guests (
    key         INTEGER PRIMARY KEY,
    evening_key INTEGER NOT NULL REFERENCES evenings,
    name        TEXT    NOT NULL
) STRICT;
CREATE INDEX guests_of_evening ON evening_guests (evening_key);

-- The draw, possibly changed by hand: every seat of every table.
CREATE TABLE evening_seats (
    evening_key INTEGER NOT NULL REFERENCES evenings,
    number      INTEGER NOT NULL CHECK (number >= 1),        -- of the table, in the evening
    seat        INTEGER NOT NULL,
    guest       INTEGER REFERENCES guests,                   -- its holder
    called      TEXT,                                        -- the name that the organiser entered for a non-member
    bot         INTEGER NOT NULL CHECK (bot IN (0, 1)),
    PRIMARY KEY (evening_key, number, seat),
    CHECK (bot = 0 OR (guest IS NULL AND called IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_seats_of_guest ON evening_seats (guest) WHERE guest IS NOT NULL;
CREATE TABLE evening_tables (
    table_key   INTEGER PRIMARY KEY REFERENCES tables,
    evening_key INTEGER NOT NULL REFERENCES evenings,
    number      INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX tables_of_evening ON evening_tables (evening_key, number);

-- Links: to a seat, to the organiser's view, to watch. The secret as its hash; new ones replace the old ones.
CREATE TABLE evening_links (
    secret      BLOB    PRIMARY KEY CHECK (length(secret) = 32),
    evening_key INTEGER NOT NULL REFERENCES evenings,
    kind        TEXT    NOT NULL CHECK (kind IN ('seat', 'organiser', 'watch')),
    number      INTEGER,
    seat        INTEGER,
    CHECK ((kind = 'seat') = (number IS NOT NULL AND seat IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX links_of_evening ON evening_links (evening_key);
