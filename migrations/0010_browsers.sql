-- The browser of a guest's last visit, as the hash of a separate cookie: so that the host of a table can be notified
-- that two of its seats belong to one browser.
ALTER TABLE guests ADD COLUMN browser BLOB;
