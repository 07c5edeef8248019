-- Deleted guests' rows at tables, and hosts of evening tables who are not organisers.
DELETE FROM seats WHERE guest IN (SELECT key FROM guests WHERE deleted IS NOT NULL)
    AND table_key IN (SELECT key FROM tables WHERE state = 'waiting');
UPDATE seats SET guest = NULL, left_by = NULL, name = '', bot = 0, vacated = 1, ready = 0, break_off = 0, stalled = 0,
                 votes = '', noise = ''
    WHERE guest IN (SELECT key FROM guests WHERE deleted IS NOT NULL)
       OR left_by IN (SELECT key FROM guests WHERE deleted IS NOT NULL);
UPDATE seats SET heir = NULL, heir_name = '' WHERE heir IN (SELECT key FROM guests WHERE deleted IS NOT NULL);
UPDATE seats SET name = '' WHERE guest IS NULL AND left_by IS NULL AND vacated AND NOT bot;
UPDATE tables SET host = coalesce((SELECT guest FROM seats WHERE table_key = tables.key AND guest IS NOT NULL
                                   ORDER BY seat LIMIT 1), host)
    WHERE host IN (SELECT key FROM guests WHERE deleted IS NOT NULL);
UPDATE tables SET host = (SELECT m.guest FROM evening_tables t JOIN evenings e ON e.key = t.evening_key
                          JOIN club_members m USING (club_key)
                          WHERE t.table_key = tables.key AND m.role = 'owner' ORDER BY m.guest LIMIT 1)
    WHERE EXISTS (SELECT 1 FROM evening_tables t JOIN evenings e ON e.key = t.evening_key
                  JOIN club_members m USING (club_key) WHERE t.table_key = tables.key AND m.role = 'owner')
      AND NOT EXISTS (SELECT 1 FROM evening_tables t JOIN evenings e ON e.key = t.evening_key
                      JOIN club_members m USING (club_key) JOIN guests g ON m.guest IN (g.key, g.merged_into)
                      WHERE t.table_key = tables.key AND m.role <> 'member' AND g.key = tables.host);

-- Former members who could still play another match at a finished evening table.
INSERT OR IGNORE INTO barred (table_key, guest)
    SELECT t.table_key, g.key FROM seats s JOIN guests g ON g.key IN (s.guest, s.left_by, s.heir)
    JOIN evening_tables t ON t.table_key = s.table_key JOIN evenings e ON e.key = t.evening_key
    JOIN club_left l ON l.club_key = e.club_key AND l.guest IN (g.key, g.merged_into)
    WHERE NOT EXISTS (SELECT 1 FROM club_members m
                      WHERE m.club_key = e.club_key AND m.guest IN (g.key, g.merged_into));

-- Invitations and admissions to evening tables that outlived the links, and links made before only
-- administrators' passwords could make them.
UPDATE tables SET invitation = randomblob(32) WHERE key IN (SELECT table_key FROM evening_tables);
DELETE FROM members WHERE table_key IN (SELECT table_key FROM evening_tables);
DELETE FROM tickets WHERE kind IN ('reset', 'sign_up');

CREATE TRIGGER deleted_guest_left_seat AFTER UPDATE OF left_by ON seats WHEN NEW.left_by IS NOT OLD.left_by BEGIN
    SELECT RAISE(ABORT, 'a deleted guest left a seat') FROM guests WHERE key = NEW.left_by AND deleted IS NOT NULL;
END;
-- As long as the club has organisers, one of them hosts.
CREATE TRIGGER evening_host_organises AFTER UPDATE OF host ON tables WHEN NEW.host <> OLD.host BEGIN
    SELECT RAISE(ABORT, 'the host of an evening''s table is no organiser')
    FROM evening_tables t JOIN evenings e ON e.key = t.evening_key
    WHERE t.table_key = NEW.key
      AND EXISTS (SELECT 1 FROM club_members WHERE club_key = e.club_key AND role <> 'member')
      AND NOT EXISTS (SELECT 1 FROM club_members m JOIN guests g ON m.guest IN (g.key, g.merged_into)
                      WHERE m.club_key = e.club_key AND m.role <> 'member' AND g.key = NEW.host);
END;
