-- Rows that merging two people, or deleting one, looks up by person: without these indexes each reads whole tables, and
-- no other write is done in the meantime.
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX seats_by_leaver ON seats (left_by) WHERE left_by IS NOT NULL;
CREATE INDEX seats_by_heir ON seats (heir) WHERE heir IS NOT NULL;
CREATE INDEX shares_by_guest ON shares (guest);
CREATE INDEX agreements_by_guest ON agreements (guest);
CREATE INDEX tickets_by_guest ON tickets (guest);
CREATE INDEX tickets_by_end ON tickets (until);
CREATE INDEX club_invitations_by_guest ON club_invitations (guest);
CREATE INDEX papers_by_guest ON papers (guest);
CREATE INDEX papers_by_answerer ON papers (answerer) WHERE answerer IS NOT NULL;
CREATE INDEX evenings_by_guest ON evenings (guest);
