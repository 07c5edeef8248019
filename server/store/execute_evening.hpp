// Executes commands on evenings (execute.hpp), each checked in its own transaction.
#pragma once
#include "server/model/evening_command.hpp"
#include "server/store/database.hpp"
#include "server/store/tables.hpp"

#include <vector>

namespace germini::store {

/// Returns whether the guest may run the evening now. Removes from `seats` those of guests who are not
/// members. Both may have changed since the seats were read.
bool may_open_table(Database& db, model::EveningKey evening, model::GuestKey by,
                    std::vector<model::SeatRow>& seats);

model::ClubOutcome write_evening(Database& db, const model::AddEvening& c);
model::ClubOutcome write_evening(Database& db, const model::ChangeEvening& c);
model::ClubOutcome write_evening(Database& db, const model::AnswerEvening& c);
model::ClubOutcome write_evening(Database& db, const model::AddEveningGuest& c);
model::ClubOutcome write_evening(Database& db, const model::EndEveningGuest& c);
model::ClubOutcome write_evening(Database& db, const model::SetDraw& c);
model::ClubOutcome write_evening(Database& db, const model::SetEveningLinks& c);
model::ClubOutcome write_evening(Database& db, const model::FreeEveningSeat& c);
model::ClubOutcome write_evening(Database& db, const model::TakeEveningSeat& c);

} // namespace germini::store
