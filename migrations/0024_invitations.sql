-- The purpose of an invitation to a club, in its maker's words, and how many have become members by it: to
-- distinguish invitations.
ALTER TABLE club_invitations ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE club_invitations ADD COLUMN joined INTEGER NOT NULL DEFAULT 0 CHECK (joined >= 0);
