// Executes commands on clubs (execute.hpp), each checked in its own transaction.
#pragma once
#include "server/store/club_command.hpp"
#include "server/store/database.hpp"

namespace germini::store {

ClubOutcome write_club(Database& db, const AddClub& c);
ClubOutcome write_club(Database& db, const ChangeClub& c);
ClubOutcome write_club(Database& db, const JoinClub& c);
ClubOutcome write_club(Database& db, const AddClubInvitation& c);
ClubOutcome write_club(Database& db, const EndClubInvitation& c);
ClubOutcome write_club(Database& db, const SetMember& c);
ClubOutcome write_club(Database& db, const DeleteClub& c);
ClubOutcome write_club(Database& db, const AddSeason& c);
ClubOutcome write_club(Database& db, const ChangeSeason& c);
ClubOutcome write_club(Database& db, const AddManualResult& c);
ClubOutcome write_club(Database& db, const AnswerManualResult& c);
ClubOutcome write_club(Database& db, const TakeBackMatch& c);
ClubOutcome write_club(Database& db, const ImportMatches& c);

} // namespace germini::store
