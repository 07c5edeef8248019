-- What was done at a table is answered by ids that rise, a guest: the last of them are kept, refusals too. The ids of
-- before, any words, were of a protocol that is spoken no more.
DROP TABLE actions;
CREATE TABLE answers (
    table_key INTEGER NOT NULL REFERENCES tables,
    guest     INTEGER NOT NULL REFERENCES guests,
    id        INTEGER NOT NULL,
    rule      TEXT,                                  -- that it broke; null: it was done
    PRIMARY KEY (table_key, guest, id)
) STRICT, WITHOUT ROWID;
