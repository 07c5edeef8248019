-- Chat at a table: always, only while no hand is open, or never; and whether its host has asked for
-- silence. Messages are not stored.
ALTER TABLE tables ADD COLUMN chat TEXT NOT NULL DEFAULT 'between' CHECK (chat IN ('on', 'between', 'off'));
ALTER TABLE tables ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0 CHECK (hushed IN (0, 1));
