-- Whether a match's result and its closed hands are public: chosen before its first deal. The table's setting is
-- for its next match. Before this migration it followed from the table.
ALTER TABLE tables  ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1));
ALTER TABLE matches ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1));
UPDATE tables SET public = open AND spectators;
UPDATE matches SET public = 1 WHERE table_key IN (SELECT key FROM tables WHERE public);

-- Whether the agreement is about the whole match: one about a hand makes that hand public by its address, in no list.
ALTER TABLE agreements ADD COLUMN whole_match INTEGER NOT NULL DEFAULT 0 CHECK (whole_match IN (0, 1));

-- Players of a match's closed hands, or those who finished one, as the current person; both roles give two rows.
CREATE VIEW hand_players AS
    SELECT h.match_key, h.key AS hand_key, coalesce(g.merged_into, g.key) AS guest FROM hands h
        JOIN hand_seats s ON s.hand_key = h.key JOIN guests g ON g.key = s.guest WHERE h.closed IS NOT NULL
    UNION ALL
    SELECT h.match_key, h.key, coalesce(g.merged_into, g.key) FROM hands h
        JOIN hand_seats s ON s.hand_key = h.key JOIN guests g ON g.key = s.finisher WHERE h.closed IS NOT NULL;

-- A finished match is public too once all its players agree, and as long as they do.
-- Triggers maintain the history, as before.
DROP TRIGGER history_match;
CREATE TRIGGER history_match AFTER UPDATE OF ended ON matches WHEN NEW.ended IS NOT NULL BEGIN
    INSERT OR IGNORE INTO history SELECT 0, NEW.key WHERE NEW.public
        OR (EXISTS (SELECT 1 FROM hand_players WHERE match_key = NEW.key)
            AND NOT EXISTS (SELECT 1 FROM hand_players p WHERE p.match_key = NEW.key AND NOT EXISTS
                (SELECT 1 FROM agreements a WHERE a.hand_key = p.hand_key AND a.guest = p.guest AND a.whole_match)));
    INSERT OR IGNORE INTO history SELECT guest, NEW.key FROM members
        WHERE table_key = NEW.table_key AND NOT NEW.public;
    INSERT OR IGNORE INTO history SELECT guest, NEW.key FROM hands h JOIN hand_seats ON hand_key = h.key
        WHERE match_key = NEW.key AND guest IS NOT NULL AND NOT NEW.public;
END;
DROP TRIGGER history_member;
CREATE TRIGGER history_member AFTER INSERT ON members BEGIN
    INSERT OR IGNORE INTO history SELECT NEW.guest, key FROM matches
        WHERE table_key = NEW.table_key AND ended IS NOT NULL AND NOT public;
END;
-- A statement's conflict clause applies in its triggers too: these check first.
CREATE TRIGGER history_agreed AFTER INSERT ON agreements BEGIN
    INSERT OR IGNORE INTO history SELECT 0, m.key FROM hands h JOIN matches m ON m.key = h.match_key
        WHERE h.key = NEW.hand_key AND m.ended IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM history WHERE guest = 0 AND match_key = m.key)
        AND NOT EXISTS (SELECT 1 FROM hand_players p WHERE p.match_key = m.key AND NOT EXISTS
            (SELECT 1 FROM agreements a WHERE a.hand_key = p.hand_key AND a.guest = p.guest AND a.whole_match));
END;
CREATE TRIGGER history_agreed_after_all AFTER UPDATE OF whole_match ON agreements BEGIN
    INSERT OR IGNORE INTO history SELECT 0, m.key FROM hands h JOIN matches m ON m.key = h.match_key
        WHERE h.key = NEW.hand_key AND m.ended IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM history WHERE guest = 0 AND match_key = m.key)
        AND NOT EXISTS (SELECT 1 FROM hand_players p WHERE p.match_key = m.key AND NOT EXISTS
            (SELECT 1 FROM agreements a WHERE a.hand_key = p.hand_key AND a.guest = p.guest AND a.whole_match));
END;
CREATE TRIGGER history_agreed_no_more AFTER DELETE ON agreements BEGIN
    DELETE FROM history WHERE guest = 0 AND match_key =
        (SELECT m.key FROM hands h JOIN matches m ON m.key = h.match_key WHERE h.key = OLD.hand_key AND NOT m.public)
        AND EXISTS (SELECT 1 FROM hand_players p WHERE p.match_key = history.match_key AND NOT EXISTS
            (SELECT 1 FROM agreements a WHERE a.hand_key = p.hand_key AND a.guest = p.guest AND a.whole_match));
END;
