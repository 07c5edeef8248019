-- Evenings of a club: when it meets, who comes, how the tables were drawn, and the links to them (docs/evenings.md).

-- Who sits where before a match is said by whoever runs the evening: nobody else takes a free seat.
ALTER TABLE tables ADD COLUMN assigned INTEGER NOT NULL DEFAULT 0 CHECK (assigned IN (0, 1));

CREATE TABLE evenings (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    club_key   INTEGER NOT NULL REFERENCES clubs,
    title      TEXT    NOT NULL,
    begins     INTEGER NOT NULL,                             -- milliseconds since 1970
    minutes    INTEGER NOT NULL CHECK (minutes >= 1),        -- that it lasts
    called_off INTEGER NOT NULL DEFAULT 0 CHECK (called_off IN (0, 1)),
    how        TEXT CHECK (how IN ('rota', 'lot', 'hand')),  -- its tables were filled; none: not yet
    missing    TEXT CHECK (missing IN ('bots', 'open', 'wait')),
    seed       TEXT,                                         -- of the draw, 16 hexadecimal digits
    guest      INTEGER NOT NULL REFERENCES guests,           -- who called it
    changed    INTEGER NOT NULL,                             -- milliseconds since 1970
    version    INTEGER NOT NULL DEFAULT 1                    -- of the row: one more with every change
) STRICT;
CREATE INDEX evenings_of_club ON evenings (club_key, begins);

-- Whether a member comes.
CREATE TABLE evening_answers (
    evening_key INTEGER NOT NULL REFERENCES evenings,
    guest       INTEGER NOT NULL REFERENCES guests,
    answer      TEXT    NOT NULL CHECK (answer IN ('yes', 'perhaps', 'no')),
    at          INTEGER NOT NULL,
    PRIMARY KEY (evening_key, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_answers_of_guest ON evening_answers (guest);
-- Who comes without being a member: a name.
CREATE TABLE evening_guests (
    key         INTEGER PRIMARY KEY,
    evening_key INTEGER NOT NULL REFERENCES evenings,
    name        TEXT    NOT NULL
) STRICT;
CREATE INDEX guests_of_evening ON evening_guests (evening_key);

-- As it was drawn, or filled by hand: every seat of every table.
CREATE TABLE evening_seats (
    evening_key INTEGER NOT NULL REFERENCES evenings,
    number      INTEGER NOT NULL CHECK (number >= 1),        -- of the table, in the evening
    seat        INTEGER NOT NULL,
    guest       INTEGER REFERENCES guests,                   -- whose it is
    called      TEXT,                                        -- as whom the organiser wrote him down, who is no member
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

-- Links: to a seat, to what the organiser sees, to look on. The secret as its hash; new ones take the old ones' place.
CREATE TABLE evening_links (
    secret      BLOB    PRIMARY KEY CHECK (length(secret) = 32),
    evening_key INTEGER NOT NULL REFERENCES evenings,
    kind        TEXT    NOT NULL CHECK (kind IN ('seat', 'organiser', 'watch')),
    number      INTEGER,
    seat        INTEGER,
    CHECK ((kind = 'seat') = (number IS NOT NULL AND seat IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX links_of_evening ON evening_links (evening_key);
