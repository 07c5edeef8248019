-- Records have the guest's key and not the name, which is joined when they are shown. `called` is a
-- bot's name, or the name in an older row without a known guest.
ALTER TABLE hand_seats ADD COLUMN called TEXT;
UPDATE hand_seats SET called = name WHERE guest IS NULL;
ALTER TABLE hand_seats DROP COLUMN name;
ALTER TABLE match_lines ADD COLUMN called TEXT;
UPDATE match_lines SET called = name WHERE guest IS NULL;
ALTER TABLE match_lines DROP COLUMN name;

-- Who finished a hand for another player: a guest, or else by `finished_by`, a bot's name. Older names are
-- resolved to guests who moved in that seat and still have the name; the others stay unchanged.
ALTER TABLE hand_seats ADD COLUMN finisher INTEGER REFERENCES guests;
UPDATE hand_seats SET finisher =
    (SELECT e.guest FROM events e JOIN guests g ON g.key = e.guest
        WHERE e.hand_key = hand_seats.hand_key AND e.seat = hand_seats.seat AND g.name = finished_by
        ORDER BY e.key DESC LIMIT 1)
    WHERE finished_by IS NOT NULL;
UPDATE hand_seats SET finished_by = NULL WHERE finisher IS NOT NULL;
