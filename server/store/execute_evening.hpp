// Commands of evenings become rows (execute.hpp), each judged in its own transaction.
#pragma once
#include "server/store/database.hpp"
#include "server/store/evening_command.hpp"

namespace germini::store {

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
