// Executes commands on clubs (execute.hpp), each checked in its own transaction.
#pragma once
#include "server/model/club_command.hpp"
#include "server/store/database.hpp"

namespace germini::store {

model::ClubOutcome execute(Database& db, const model::AddClub& c);
model::ClubOutcome execute(Database& db, const model::ChangeClub& c);
model::ClubOutcome execute(Database& db, const model::JoinClub& c);
model::ClubOutcome execute(Database& db, const model::AddClubInvitation& c);
model::ClubOutcome execute(Database& db, const model::EndClubInvitation& c);
model::ClubOutcome execute(Database& db, const model::SetMember& c);
model::ClubOutcome execute(Database& db, const model::DeleteClub& c);
model::ClubOutcome execute(Database& db, const model::AddSeason& c);
model::ClubOutcome execute(Database& db, const model::ChangeSeason& c);
model::ClubOutcome execute(Database& db, const model::AddManualResult& c);
model::ClubOutcome execute(Database& db, const model::AnswerManualResult& c);
model::ClubOutcome execute(Database& db, const model::TakeBackMatch& c);
model::ClubOutcome execute(Database& db, const model::ImportMatches& c);

} // namespace germini::store
