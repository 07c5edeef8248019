-- What an invitation to a club is for, in the words of who made it, and how many have become members by it: so that one
-- is told from another.
ALTER TABLE club_invitations ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE club_invitations ADD COLUMN joined INTEGER NOT NULL DEFAULT 0 CHECK (joined >= 0);
