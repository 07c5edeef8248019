-- Whether a table's players may use memory aids, and ask what a bot would play in their place: chosen when
-- the table is made, and shown to everybody who joins.
ALTER TABLE tables ADD COLUMN aids  INTEGER NOT NULL DEFAULT 0 CHECK (aids IN (0, 1));
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));
