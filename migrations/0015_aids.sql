-- Whether a table's players may look at aids to the memory, and ask what a bot would play in their place: agreed on when
-- the table is made, and told to all who come.
ALTER TABLE tables ADD COLUMN aids  INTEGER NOT NULL DEFAULT 0 CHECK (aids IN (0, 1));
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));
