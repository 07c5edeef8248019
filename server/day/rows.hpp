// The rows of the deal of the day: executes its commands (store/execute.hpp) and answers its queries
// (store/answer.hpp). All throw StoreError.
#pragma once
#include "server/day/model.hpp"
#include "server/store/database.hpp"

namespace germini::store {

model::OpenDay::Outcome execute(Database& db, const model::OpenDay& command);
model::BeginTry::Outcome execute(Database& db, const model::BeginTry& command);
model::AppendTry::Outcome execute(Database& db, const model::AppendTry& command);
model::CloseDay::Outcome execute(Database& db, const model::CloseDay& command);

model::FindDay::Outcome answer(Database& db, const model::FindDay& q);
model::LatestDays::Outcome answer(Database& db, const model::LatestDays& q);
model::FindTry::Outcome answer(Database& db, const model::FindTry& q);
model::OpenTries::Outcome answer(Database& db, const model::OpenTries& q);
model::FindBotMove::Outcome answer(Database& db, const model::FindBotMove& q);
model::DayStanding::Outcome answer(Database& db, const model::DayStanding& q);
model::DayResults::Outcome answer(Database& db, const model::DayResults& q);
model::DayBest::Outcome answer(Database& db, const model::DayBest& q);
model::FindTryRecord::Outcome answer(Database& db, const model::FindTryRecord& q);
model::PersonDays::Outcome answer(Database& db, const model::PersonDays& q);

/// Makes only one try count, one among the accounts if there is any, else the one begun first, for each day
/// and game of which a person has several tries after a merge.
void count_first_tries(Database& db, model::GuestKey person);
/// Deletes the unfinished tries of a deleted guest, and removes the guest from the finished ones.
void forget_tries(Database& db, model::GuestKey guest);

} // namespace germini::store
