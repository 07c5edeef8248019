-- A deleted guest gets nothing new: a request that was under way when they were deleted is refused.
CREATE TRIGGER deleted_guest_hosts AFTER INSERT ON tables BEGIN
    SELECT RAISE(ABORT, 'a deleted guest hosts a table') FROM guests WHERE key = NEW.host AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_becomes_host AFTER UPDATE OF host ON tables WHEN NEW.host <> OLD.host BEGIN
    SELECT RAISE(ABORT, 'a deleted guest hosts a table') FROM guests WHERE key = NEW.host AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_sits AFTER INSERT ON seats BEGIN
    SELECT RAISE(ABORT, 'a deleted guest takes a seat') FROM guests WHERE key IN (NEW.guest, NEW.heir) AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_takes_seat AFTER UPDATE OF guest ON seats WHEN NEW.guest IS NOT OLD.guest BEGIN
    SELECT RAISE(ABORT, 'a deleted guest takes a seat') FROM guests WHERE key = NEW.guest AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_waits_for_seat AFTER UPDATE OF heir ON seats WHEN NEW.heir IS NOT OLD.heir BEGIN
    SELECT RAISE(ABORT, 'a deleted guest waits for a seat') FROM guests WHERE key = NEW.heir AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_enters AFTER INSERT ON members BEGIN
    SELECT RAISE(ABORT, 'a deleted guest is admitted to a table') FROM guests WHERE key = NEW.guest AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_joins AFTER INSERT ON club_members BEGIN
    SELECT RAISE(ABORT, 'a deleted guest joins a club') FROM guests WHERE key = NEW.guest AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_shares AFTER INSERT ON shares BEGIN
    SELECT RAISE(ABORT, 'a deleted guest shares a hand') FROM guests WHERE key = NEW.guest AND deleted IS NOT NULL;
END;
CREATE TRIGGER deleted_guest_takes_evening_seat AFTER UPDATE OF guest ON evening_seats WHEN NEW.guest IS NOT OLD.guest BEGIN
    SELECT RAISE(ABORT, 'a deleted guest takes a seat of an evening') FROM guests WHERE key = NEW.guest AND deleted IS NOT NULL;
END;

-- Guests admitted by an evening's link for spectators: they may watch, but are not invited to play.
ALTER TABLE members ADD COLUMN watcher INTEGER NOT NULL DEFAULT 0 CHECK (watcher IN (0, 1));
