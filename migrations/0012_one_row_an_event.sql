-- No two rows of a hand's log begin with the same event.
DROP INDEX events_by_hand;
CREATE UNIQUE INDEX events_by_hand ON events (hand_key, n);
