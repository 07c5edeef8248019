// Executes commands on evenings (execute.hpp), each checked in its own transaction.
#pragma once
#include "server/model/evening_command.hpp"
#include "server/store/database.hpp"

namespace germini::store {

model::ClubOutcome execute(Database& db, const model::AddEvening& c);
model::ClubOutcome execute(Database& db, const model::ChangeEvening& c);
model::ClubOutcome execute(Database& db, const model::AnswerEvening& c);
model::ClubOutcome execute(Database& db, const model::AddEveningGuest& c);
model::ClubOutcome execute(Database& db, const model::EndEveningGuest& c);
model::ClubOutcome execute(Database& db, const model::SetDraw& c);
model::ClubOutcome execute(Database& db, const model::SetEveningLinks& c);
model::ClubOutcome execute(Database& db, const model::FreeEveningSeat& c);
model::ClubOutcome execute(Database& db, const model::TakeEveningSeat& c);

} // namespace germini::store
