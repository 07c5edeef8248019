-- Actions at a table are answered by ascending ids per guest: the last answers are kept, including refusals. The
-- previous ids, arbitrary words, belonged to an older protocol.
DROP TABLE actions;
CREATE TABLE answers (
    table_key INTEGER NOT NULL REFERENCES tables,
    guest     INTEGER NOT NULL REFERENCES guests,
    id        INTEGER NOT NULL,
    rule      TEXT,                                  -- the violated rule; null: it was done
    PRIMARY KEY (table_key, guest, id)
) STRICT, WITHOUT ROWID;
