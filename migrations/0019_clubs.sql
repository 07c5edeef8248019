-- Clubs, their members and seasons, and the ledger of amounts won and lost at their tables. The ledger is
-- append-only; docs/clubs.md describes its rows.

CREATE TABLE clubs (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    name    TEXT    NOT NULL,
    zone    TEXT    NOT NULL,                                -- a time zone, e.g. "Europe/Rome"
    house   TEXT    NOT NULL,                                -- JSON: the initial settings of its tables (TableRequest); {}: nothing yet
    rule    TEXT    NOT NULL,                                -- JSON: what counts in its standings (ClubRule)
    open    INTEGER NOT NULL DEFAULT 0 CHECK (open IN (0, 1)), -- standings and ledger are public
    version INTEGER NOT NULL DEFAULT 1,                      -- of the row: incremented by every change
    created INTEGER NOT NULL                                 -- milliseconds since 1970
) STRICT;

CREATE TABLE club_members (
    club_key INTEGER NOT NULL REFERENCES clubs,
    guest    INTEGER NOT NULL REFERENCES guests,
    role     TEXT    NOT NULL CHECK (role IN ('owner', 'organiser', 'member')),
    joined   INTEGER NOT NULL,
    PRIMARY KEY (club_key, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX clubs_of_guest ON club_members (guest);
CREATE TRIGGER club_last_owner AFTER DELETE ON club_members WHEN OLD.role = 'owner' BEGIN
    SELECT RAISE(ABORT, 'the last owner leaves a club') WHERE
        NOT EXISTS (SELECT 1 FROM club_members WHERE club_key = OLD.club_key AND role = 'owner');
END;
CREATE TRIGGER club_last_owner_stays AFTER UPDATE OF role ON club_members WHEN OLD.role = 'owner' BEGIN
    SELECT RAISE(ABORT, 'the last owner of a club is one no more') WHERE
        NOT EXISTS (SELECT 1 FROM club_members WHERE club_key = OLD.club_key AND role = 'owner');
END;

-- Links by which a guest becomes a member: the secret as its hash. A revoked one has no row.
CREATE TABLE club_invitations (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    club_key INTEGER NOT NULL REFERENCES clubs,
    secret   BLOB    NOT NULL UNIQUE CHECK (length(secret) = 32),
    guest    INTEGER NOT NULL REFERENCES guests,             -- who made it
    created  INTEGER NOT NULL
) STRICT;
CREATE INDEX invitations_of_club ON club_invitations (club_key);

CREATE TABLE seasons (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    club_key INTEGER NOT NULL REFERENCES clubs,
    name     TEXT    NOT NULL,
    from_day TEXT    NOT NULL,                               -- "2026-10-01", in the club's zone when it was written
    to_day   TEXT    NOT NULL CHECK (to_day >= from_day),    -- the last one
    begins   INTEGER NOT NULL,                               -- milliseconds since 1970
    ends     INTEGER NOT NULL CHECK (ends > begins),         -- the first moment after it
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
    version  INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX seasons_of_club ON seasons (club_key, begins);
CREATE TRIGGER seasons_apart AFTER INSERT ON seasons BEGIN
    SELECT RAISE(ABORT, 'two seasons of a club overlap') FROM seasons
        WHERE club_key = NEW.club_key AND key <> NEW.key AND begins < NEW.ends AND ends > NEW.begins;
END;
CREATE TRIGGER seasons_stay_apart AFTER UPDATE ON seasons BEGIN
    SELECT RAISE(ABORT, 'two seasons of a club overlap') FROM seasons
        WHERE club_key = NEW.club_key AND key <> NEW.key AND begins < NEW.ends AND ends > NEW.begins;
END;

-- A table made by a club: its games belong to that season.
CREATE TABLE club_tables (
    table_key  INTEGER PRIMARY KEY REFERENCES tables,
    season_key INTEGER NOT NULL REFERENCES seasons,
    unit       TEXT    NOT NULL,                             -- of its game
    stakes     INTEGER NOT NULL CHECK (stakes IN (0, 1)),    -- one player's gain is the others' loss
    sides      TEXT    NOT NULL                              -- JSON: by seat, a side or null
) STRICT;
CREATE INDEX tables_of_season ON club_tables (season_key);

-- A match in the ledger. Only its end is written later, and once.
CREATE TABLE ledger_matches (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,                      -- the match's own, if it was played at a table here
    season_key INTEGER NOT NULL REFERENCES seasons,
    match_key  INTEGER UNIQUE REFERENCES matches,            -- null for one that was played elsewhere
    source     TEXT    NOT NULL CHECK (source IN ('table', 'paper', 'import')),
    game       TEXT    NOT NULL,
    unit       TEXT    NOT NULL,
    stakes     INTEGER NOT NULL CHECK (stakes IN (0, 1)),
    rounds     INTEGER NOT NULL CHECK (rounds >= 1),
    started    INTEGER NOT NULL,
    ended      INTEGER,
    broken_off INTEGER NOT NULL DEFAULT 0 CHECK (broken_off IN (0, 1)),
    CHECK ((source = 'table') = (match_key IS NOT NULL))
) STRICT;
CREATE INDEX ledger_matches_of_season ON ledger_matches (season_key);
CREATE TRIGGER ledger_matches_stay BEFORE DELETE ON ledger_matches BEGIN
    SELECT RAISE(ABORT, 'nothing is taken out of the ledger');
END;
CREATE TRIGGER ledger_matches_end_once BEFORE UPDATE ON ledger_matches BEGIN
    SELECT RAISE(ABORT, 'nothing of the ledger is changed') WHERE OLD.ended IS NOT NULL OR NEW.ended IS NULL
        OR (NEW.key, NEW.id, NEW.season_key, NEW.match_key, NEW.source, NEW.game, NEW.unit, NEW.stakes, NEW.rounds,
            NEW.started) IS NOT (OLD.key, OLD.id, OLD.season_key, OLD.match_key, OLD.source, OLD.game, OLD.unit,
                                 OLD.stakes, OLD.rounds, OLD.started);
END;

-- The lines of one cause, and a seal that closes the entry. Without a seal nothing of it is committed; a seal is
-- refused if the lines do not sum to zero in a game of stakes; after it there are no more lines.
CREATE TABLE ledger_entries (
    key          INTEGER PRIMARY KEY CHECK (key >= 1) REFERENCES ledger_seals DEFERRABLE INITIALLY DEFERRED,
    ledger_match INTEGER NOT NULL REFERENCES ledger_matches,
    cause        TEXT    NOT NULL CHECK (cause IN ('hand', 'total', 'line', 'breaking', 'reversal')),
    round        INTEGER NOT NULL CHECK (round >= 1),
    hand         INTEGER,                                    -- number in the match; null for a round's total
    hand_key     INTEGER UNIQUE REFERENCES hands,            -- that was closed with it
    line         INTEGER,                                    -- of the match (match_lines)
    reason       TEXT,                                       -- a word of the game, of such a line
    round_over   INTEGER NOT NULL CHECK (round_over IN (0, 1)), -- its round was played to its end with it
    reverses     INTEGER UNIQUE REFERENCES ledger_entries,   -- which no longer counts
    corrects     INTEGER UNIQUE REFERENCES ledger_entries,   -- the entry that it replaces
    guest        INTEGER REFERENCES guests,                  -- who entered it; null: the server, for a table's hand
    at           INTEGER NOT NULL,
    why          TEXT,
    CHECK ((cause = 'reversal') = (reverses IS NOT NULL)),
    CHECK (cause <> 'reversal' OR (why IS NOT NULL AND guest IS NOT NULL))
) STRICT;
CREATE INDEX entries_of_match ON ledger_entries (ledger_match);
CREATE TABLE ledger_lines (
    entry    INTEGER NOT NULL REFERENCES ledger_entries,
    place    INTEGER NOT NULL,                               -- of the person in the match
    guest    INTEGER REFERENCES guests,                      -- null for a bot, and for an unknown person
    called   TEXT,                                           -- the name of that person
    bot      INTEGER NOT NULL CHECK (bot IN (0, 1)),
    side     INTEGER,                                        -- in that hand
    stand_in INTEGER NOT NULL CHECK (stand_in IN (0, 1)),    -- another played it for the person, or finished it
    amount   INTEGER NOT NULL,
    PRIMARY KEY (entry, place),
    CHECK (bot = 0 OR guest IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_of_guest ON ledger_lines (guest) WHERE guest IS NOT NULL;
CREATE TABLE ledger_seals (
    entry INTEGER PRIMARY KEY REFERENCES ledger_entries,
    link  BLOB    NOT NULL CHECK (length(link) = 32)         -- of the chain over the entries (docs/verify.md)
) STRICT;
CREATE TRIGGER ledger_seal_sums BEFORE INSERT ON ledger_seals BEGIN
    SELECT RAISE(ABORT, 'an entry of the ledger has no lines') WHERE
        NOT EXISTS (SELECT 1 FROM ledger_lines WHERE entry = NEW.entry);
    SELECT RAISE(ABORT, 'the lines of an entry do not come to nought') FROM ledger_entries e
        JOIN ledger_matches m ON m.key = e.ledger_match WHERE e.key = NEW.entry AND m.stakes
        AND (SELECT sum(amount) FROM ledger_lines WHERE entry = NEW.entry) <> 0;
END;
CREATE TRIGGER ledger_lines_before_seal BEFORE INSERT ON ledger_lines BEGIN
    SELECT RAISE(ABORT, 'the entry is closed') FROM ledger_seals WHERE entry = NEW.entry;
END;
CREATE TRIGGER ledger_entries_stay BEFORE DELETE ON ledger_entries BEGIN
    SELECT RAISE(ABORT, 'nothing is taken out of the ledger');
END;
CREATE TRIGGER ledger_entries_as_they_are BEFORE UPDATE ON ledger_entries BEGIN
    SELECT RAISE(ABORT, 'nothing of the ledger is changed');
END;
CREATE TRIGGER ledger_lines_stay BEFORE DELETE ON ledger_lines BEGIN
    SELECT RAISE(ABORT, 'nothing is taken out of the ledger');
END;
CREATE TRIGGER ledger_lines_as_they_are BEFORE UPDATE ON ledger_lines BEGIN
    SELECT RAISE(ABORT, 'nothing of the ledger is changed');
END;
CREATE TRIGGER ledger_seals_stay BEFORE DELETE ON ledger_seals BEGIN
    SELECT RAISE(ABORT, 'nothing is taken out of the ledger');
END;
CREATE TRIGGER ledger_seals_as_they_are BEFORE UPDATE ON ledger_seals BEGIN
    SELECT RAISE(ABORT, 'nothing of the ledger is changed');
END;

-- Manual results: an organiser's entry waits until another player of the table confirms it.
CREATE TABLE papers (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    season_key INTEGER NOT NULL REFERENCES seasons,
    game       TEXT    NOT NULL,
    sheet      TEXT    NOT NULL,                             -- JSON (PaperSheet)
    guest      INTEGER NOT NULL REFERENCES guests,           -- who entered it
    at         INTEGER NOT NULL,
    state      TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'confirmed', 'withdrawn')),
    answerer   INTEGER REFERENCES guests,                    -- who confirmed or withdrew it
    answered   INTEGER
) STRICT;
CREATE INDEX papers_of_season ON papers (season_key);
