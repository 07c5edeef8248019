-- A table whose match is under way is `playing`, also between two hands: that tells the last hand's row.
UPDATE tables SET state = 'playing' WHERE state = 'between';
