-- The remaining absence budget of a seat in a hand, in milliseconds; NULL: all of it. Never refilled, not even by a restart.
ALTER TABLE hand_seats ADD COLUMN absence INTEGER;
