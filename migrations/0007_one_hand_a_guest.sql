-- Who has been sent which hand, successors, votes, and suspended matches.

-- A guest has been sent the hand of a seat: written before it is sent, and only one per deal.
CREATE TABLE sightings (
    hand_key INTEGER NOT NULL REFERENCES hands,
    guest    INTEGER NOT NULL REFERENCES guests,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (hand_key, guest)
) STRICT, WITHOUT ROWID;
-- Whether the rows are complete. For hands that are open now they list the players dealt to, those who moved, and
-- those who have a seat; a player who left after a moment is missing.
ALTER TABLE hands ADD COLUMN sighted INTEGER NOT NULL DEFAULT 0 CHECK (sighted IN (0, 1));
INSERT OR IGNORE INTO sightings (hand_key, guest, seat)
    SELECT hand_key, guest, seat FROM hands JOIN hand_seats ON hand_key = hands.key
    WHERE closed IS NULL AND guest IS NOT NULL;
INSERT OR IGNORE INTO sightings (hand_key, guest, seat)
    SELECT hand_key, guest, seat FROM hands JOIN events ON hand_key = hands.key
    WHERE closed IS NULL AND guest IS NOT NULL AND seat IS NOT NULL ORDER BY events.key;
INSERT OR IGNORE INTO sightings (hand_key, guest, seat)
    SELECT hands.key, seats.guest, seats.seat FROM hands JOIN matches ON matches.key = match_key
    JOIN seats ON seats.table_key = matches.table_key
    WHERE closed IS NULL AND matches.ended IS NULL AND seats.guest IS NOT NULL;

ALTER TABLE seats ADD COLUMN heir      INTEGER REFERENCES guests; -- the seat's holder from the next hand on
ALTER TABLE seats ADD COLUMN heir_name TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN votes     TEXT NOT NULL DEFAULT '';  -- JSON (server/table/motion.hpp)

-- Guests removed by the host: they do not come again.
CREATE TABLE barred (
    table_key INTEGER NOT NULL REFERENCES tables,
    guest     INTEGER NOT NULL REFERENCES guests,
    PRIMARY KEY (table_key, guest)
) STRICT, WITHOUT ROWID;

-- Guests who left a seat that they had taken over in a match.
CREATE TABLE left_places (
    match_key INTEGER NOT NULL REFERENCES matches,
    guest     INTEGER NOT NULL REFERENCES guests,
    PRIMARY KEY (match_key, guest)
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN takeover   INTEGER NOT NULL DEFAULT 1 CHECK (takeover IN (0, 1)); -- by strangers
ALTER TABLE tables ADD COLUMN halt       TEXT CHECK (halt IN ('pause', 'adjourned', 'abandoned'));
ALTER TABLE tables ADD COLUMN halt_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN halt_until INTEGER NOT NULL DEFAULT 0;
