-- The browser that a guest came from last, as the hash of a cookie of its own: so that the host of a table can be told
-- that two of its seats are one browser's.
ALTER TABLE guests ADD COLUMN browser BLOB;
