-- How well the bots of a table play; those of older tables stay as they were.
ALTER TABLE tables ADD COLUMN level TEXT NOT NULL DEFAULT 'greedy' CHECK (level IN ('greedy', 'quick', 'club'));
