-- Merging two guests. Existing rows of either are never changed: a row here maps one person to the other,
-- and readers apply it (docs/accounts.md). guests.merged_into follows from the rows, in one step.
CREATE TABLE merges (
    n     INTEGER PRIMARY KEY CHECK (n >= 1),    -- without a gap
    guest INTEGER NOT NULL UNIQUE REFERENCES guests, -- the merged person
    person INTEGER NOT NULL REFERENCES guests CHECK (person <> guest), -- the remaining person
    at    INTEGER NOT NULL,
    link  BLOB    NOT NULL CHECK (length(link) = 32) -- of the chain over the merges (docs/verify.md)
) STRICT;
CREATE TRIGGER merges_stay BEFORE DELETE ON merges BEGIN
    SELECT RAISE(ABORT, 'nothing is taken out of the merges');
END;
CREATE TRIGGER merges_as_they_are BEFORE UPDATE ON merges BEGIN
    SELECT RAISE(ABORT, 'nothing of the merges is changed');
END;
CREATE INDEX merged_guests ON guests (merged_into) WHERE merged_into IS NOT NULL;

-- One hand per deal applies to the person: a hand sent to one of their rows counts for all of them.
CREATE TRIGGER one_hand_a_person BEFORE INSERT ON sightings BEGIN
    SELECT RAISE(ABORT, 'a person is told two hands of one deal') FROM sightings s
        JOIN guests one ON one.key = s.guest JOIN guests other ON other.key = NEW.guest
        WHERE s.hand_key = NEW.hand_key AND s.seat <> NEW.seat
        AND coalesce(one.merged_into, one.key) = coalesce(other.merged_into, other.key);
END;

-- What one of them may look up belongs to the person into whom they are merged.
CREATE TRIGGER history_of_person AFTER INSERT ON history BEGIN
    INSERT OR IGNORE INTO history SELECT merged_into, NEW.match_key FROM guests
        WHERE key = NEW.guest AND merged_into IS NOT NULL;
END;

-- A club that its owner has deleted: it has no members and cannot be found; its ledger stays, and further play at its
-- tables is still written there.
ALTER TABLE clubs ADD COLUMN deleted INTEGER;
DROP TRIGGER club_last_owner;
CREATE TRIGGER club_last_owner AFTER DELETE ON club_members WHEN OLD.role = 'owner' BEGIN
    SELECT RAISE(ABORT, 'the last owner leaves a club') FROM clubs WHERE key = OLD.club_key AND deleted IS NULL
        AND NOT EXISTS (SELECT 1 FROM club_members WHERE club_key = OLD.club_key AND role = 'owner');
END;
