// The only place where commands become rows. Each is written within the caller's transaction and returns its
// own `Outcome`. All throw StoreError if the database refuses them; then the transaction must be rolled back.
#pragma once
#include "server/day/rows.hpp"
#include "server/model/command.hpp"
#include "server/store/database.hpp"
#include "server/store/execute_account.hpp"
#include "server/store/execute_club.hpp"
#include "server/store/execute_cluster.hpp"
#include "server/store/execute_evening.hpp"

namespace germini::store {

model::NoResult execute(Database& db, const model::WriteProbe& c);
model::Guest execute(Database& db, const model::AddGuest& c);
model::RenameGuest::Outcome execute(Database& db, const model::RenameGuest& c);
model::NoResult execute(Database& db, const model::MarkBrowser& c);
model::AddTable::Outcome execute(Database& db, const model::AddTable& c);
model::NoResult execute(Database& db, const model::AddMember& c);
model::NoResult execute(Database& db, const model::AddAnswer& c);
model::NoResult execute(Database& db, const model::ForgetAnswers& c);
model::NewInvitation::Outcome execute(Database& db, const model::NewInvitation& c);
model::NoResult execute(Database& db, const model::CloseTable& c);
model::ChangeTable::Outcome execute(Database& db, const model::ChangeTable& c);
model::OpenHand::Outcome execute(Database& db, const model::OpenHand& c);
model::NoResult execute(Database& db, const model::TakeStep& c);
model::NoResult execute(Database& db, const model::SetAbsences& c);
model::AddShare::Outcome execute(Database& db, const model::AddShare& c);
model::NoResult execute(Database& db, const model::EndShare& c);
model::Agree::Outcome execute(Database& db, const model::AgreeOnMatch& c);
model::Agree::Outcome execute(Database& db, const model::Agree& c);
model::ExpireTables::Outcome execute(Database& db, const model::ExpireTables& c);

} // namespace germini::store
