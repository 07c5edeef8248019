-- What belongs to a club and what does not: a table's maker, which matches count, whose lines are a member's, and
-- presets with rules of their own.

-- Who made the table: a new match counts for the club as long as that person is a member (docs/clubs.md).
ALTER TABLE club_tables ADD COLUMN maker INTEGER REFERENCES guests;
UPDATE club_tables SET maker = (SELECT host FROM tables WHERE key = table_key);
-- The preset, for a game whose presets have rules of their own; otherwise empty.
ALTER TABLE club_tables ADD COLUMN preset TEXT;
UPDATE club_tables SET preset = (SELECT json_extract(rules, '$.preset') FROM tables WHERE key = table_key)
    WHERE (SELECT game FROM tables WHERE key = table_key) = 'bolognese';

-- Whether the match counts for the club of its table: decided when it begins.
ALTER TABLE matches ADD COLUMN for_club INTEGER NOT NULL DEFAULT 1 CHECK (for_club IN (0, 1));

-- Earlier manual results and imports name no preset: they are separate from both.
ALTER TABLE ledger_matches ADD COLUMN preset TEXT;
DROP TRIGGER ledger_matches_end_once;
UPDATE ledger_matches SET preset = (SELECT c.preset FROM matches m JOIN club_tables c ON c.table_key = m.table_key
    WHERE m.key = match_key) WHERE match_key IS NOT NULL;
CREATE TRIGGER ledger_matches_end_once BEFORE UPDATE ON ledger_matches BEGIN
    SELECT RAISE(ABORT, 'nothing of the ledger is changed') WHERE OLD.ended IS NOT NULL OR NEW.ended IS NULL
        OR (NEW.key, NEW.id, NEW.season_key, NEW.match_key, NEW.source, NEW.game, NEW.preset, NEW.unit, NEW.stakes,
            NEW.rounds, NEW.started) IS NOT (OLD.key, OLD.id, OLD.season_key, OLD.match_key, OLD.source, OLD.game,
                                             OLD.preset, OLD.unit, OLD.stakes, OLD.rounds, OLD.started);
END;

-- The line's person was no member of the club: the ledger shows the line, the standings leave it out.
ALTER TABLE ledger_lines ADD COLUMN outsider INTEGER NOT NULL DEFAULT 0 CHECK (outsider IN (0, 1));

-- When members left, last: they keep their lines in matches that began before (milliseconds since 1970).
CREATE TABLE club_left (
    club_key INTEGER NOT NULL REFERENCES clubs,
    guest    INTEGER NOT NULL REFERENCES guests,
    at       INTEGER NOT NULL,
    PRIMARY KEY (club_key, guest)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER club_member_leaves AFTER DELETE ON club_members BEGIN
    INSERT INTO club_left (club_key, guest, at) VALUES (OLD.club_key, OLD.guest, strftime('%s', 'now') * 1000 + 999)
        ON CONFLICT (club_key, guest) DO UPDATE SET at = excluded.at;
END;
