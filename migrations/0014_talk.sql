-- Words of one's own at a table: always, only while no hand is open, or never; and whether its host has asked for
-- silence. What is said is not stored.
ALTER TABLE tables ADD COLUMN chat TEXT NOT NULL DEFAULT 'between' CHECK (chat IN ('on', 'between', 'off'));
ALTER TABLE tables ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0 CHECK (hushed IN (0, 1));
