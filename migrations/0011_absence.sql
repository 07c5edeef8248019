-- What a seat has left of a hand's time for being away, in milliseconds; NULL: all of it. Never refilled, over a restart too.
ALTER TABLE hand_seats ADD COLUMN absence INTEGER;
