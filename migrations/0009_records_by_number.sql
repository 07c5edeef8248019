-- Records hold whose they are and not what he was called: the name is joined when they are shown. `called` is a
-- bot's word, or what stood in a row of before that knows no guest.
ALTER TABLE hand_seats ADD COLUMN called TEXT;
UPDATE hand_seats SET called = name WHERE guest IS NULL;
ALTER TABLE hand_seats DROP COLUMN name;
ALTER TABLE match_lines ADD COLUMN called TEXT;
UPDATE match_lines SET called = name WHERE guest IS NULL;
ALTER TABLE match_lines DROP COLUMN name;

-- Who finished a hand in another's place: a guest, or else by `finished_by`, a bot's word. Of the names of before
-- those are found who moved in that seat and are still called so; the others stay as they are.
ALTER TABLE hand_seats ADD COLUMN finisher INTEGER REFERENCES guests;
UPDATE hand_seats SET finisher =
    (SELECT e.guest FROM events e JOIN guests g ON g.key = e.guest
        WHERE e.hand_key = hand_seats.hand_key AND e.seat = hand_seats.seat AND g.name = finished_by
        ORDER BY e.key DESC LIMIT 1)
    WHERE finished_by IS NOT NULL;
UPDATE hand_seats SET finished_by = NULL WHERE finisher IS NOT NULL;
