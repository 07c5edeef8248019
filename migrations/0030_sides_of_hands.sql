-- The side of each seat belongs to the hand: in some games each hand forms other sides.
ALTER TABLE hand_seats ADD COLUMN side INTEGER; -- NULL if the hand formed no sides, or was closed before
ALTER TABLE club_tables DROP COLUMN sides;
