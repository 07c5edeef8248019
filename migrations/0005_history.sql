-- Who sees which finished match in the history, so that a page of it is read from one place regardless of its size.
-- Guest 0 is everybody: matches of open tables with spectators. The others have a row for each of their own.
CREATE TABLE history (
    guest     INTEGER NOT NULL,
    match_key INTEGER NOT NULL REFERENCES matches,
    PRIMARY KEY (guest, match_key)
) STRICT, WITHOUT ROWID;

INSERT INTO history SELECT 0, m.key FROM matches m JOIN tables t ON t.key = m.table_key
    WHERE ended IS NOT NULL AND open AND spectators;
INSERT INTO history SELECT guest, m.key FROM matches m JOIN tables t ON t.key = m.table_key
    JOIN members ON members.table_key = t.key WHERE ended IS NOT NULL AND NOT (open AND spectators);
INSERT OR IGNORE INTO history SELECT guest, m.key FROM matches m JOIN tables t ON t.key = m.table_key
    JOIN hands h ON h.match_key = m.key JOIN hand_seats ON hand_key = h.key
    WHERE ended IS NOT NULL AND NOT (open AND spectators) AND guest IS NOT NULL;

-- A guest's own matches are those with a hand of theirs, and all of a table of which they are a member. Triggers
-- maintain this for every change; a later schema that recreates one of these tables recreates the triggers too.
CREATE TRIGGER history_match AFTER UPDATE OF ended ON matches WHEN NEW.ended IS NOT NULL BEGIN
    INSERT OR IGNORE INTO history SELECT 0, NEW.key FROM tables WHERE key = NEW.table_key AND open AND spectators;
    INSERT OR IGNORE INTO history SELECT guest, NEW.key FROM members JOIN tables t ON t.key = table_key
        WHERE table_key = NEW.table_key AND NOT (open AND spectators);
    INSERT OR IGNORE INTO history SELECT guest, NEW.key FROM hands h JOIN hand_seats ON hand_key = h.key
        JOIN tables t ON t.key = NEW.table_key
        WHERE match_key = NEW.key AND guest IS NOT NULL AND NOT (open AND spectators);
END;
CREATE TRIGGER history_member AFTER INSERT ON members BEGIN
    INSERT OR IGNORE INTO history SELECT NEW.guest, m.key FROM matches m JOIN tables t ON t.key = m.table_key
        WHERE m.table_key = NEW.table_key AND ended IS NOT NULL AND NOT (open AND spectators);
END;
CREATE TRIGGER history_no_member AFTER DELETE ON members BEGIN
    DELETE FROM history WHERE guest = OLD.guest
        AND match_key IN (SELECT key FROM matches WHERE table_key = OLD.table_key)
        AND NOT EXISTS (SELECT 1 FROM hands h JOIN hand_seats s ON hand_key = h.key
                        WHERE h.match_key = history.match_key AND s.guest = OLD.guest);
END;
