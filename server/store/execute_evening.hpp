// Executes commands on evenings (execute.hpp), each checked in its own transaction.
#pragma once
#include "server/store/database.hpp"
#include "server/store/evening_command.hpp"
#include "server/store/tables.hpp"

#include <vector>

namespace germini::store {

/// Returns whether the guest may run the evening now. Removes from `seats` those of guests who are not
/// members. Both may have changed since the seats were read.
bool may_open_table(Database& db, EveningKey evening, GuestKey by, std::vector<SeatRow>& seats);

ClubOutcome write_evening(Database& db, const AddEvening& c);
ClubOutcome write_evening(Database& db, const ChangeEvening& c);
ClubOutcome write_evening(Database& db, const AnswerEvening& c);
ClubOutcome write_evening(Database& db, const AddEveningGuest& c);
ClubOutcome write_evening(Database& db, const EndEveningGuest& c);
ClubOutcome write_evening(Database& db, const SetDraw& c);
ClubOutcome write_evening(Database& db, const SetEveningLinks& c);
ClubOutcome write_evening(Database& db, const FreeEveningSeat& c);
ClubOutcome write_evening(Database& db, const TakeEveningSeat& c);

} // namespace germini::store
