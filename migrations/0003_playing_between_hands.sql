-- A table with a match in progress is `playing`, even between two hands, as the last hand's row shows.
UPDATE tables SET state = 'playing' WHERE state = 'between';
