-- Everybody's public number, of nine digits: random, so that it reveals nothing about the guest.
ALTER TABLE guests ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET number = 100000000 + (random() & 9223372036854775807) % 900000000;
-- Of two who drew the same number the later one draws again. Of a million guests some hundreds do, then one or none.
CREATE INDEX guests_by_number ON guests (number);
UPDATE guests SET number = 100000000 + (random() & 9223372036854775807) % 900000000
    WHERE EXISTS (SELECT 1 FROM guests o WHERE o.number = guests.number AND o.key < guests.key);
UPDATE guests SET number = 100000000 + (random() & 9223372036854775807) % 900000000
    WHERE EXISTS (SELECT 1 FROM guests o WHERE o.number = guests.number AND o.key < guests.key);
UPDATE guests SET number = 100000000 + (random() & 9223372036854775807) % 900000000
    WHERE EXISTS (SELECT 1 FROM guests o WHERE o.number = guests.number AND o.key < guests.key);
UPDATE guests SET number = 100000000 + (random() & 9223372036854775807) % 900000000
    WHERE EXISTS (SELECT 1 FROM guests o WHERE o.number = guests.number AND o.key < guests.key);
DROP INDEX guests_by_number;
CREATE UNIQUE INDEX guests_by_number ON guests (number);
