// Executes commands on sessions and accounts (execute.hpp). Throws StoreError.
#pragma once
#include "server/model/account_command.hpp"
#include "server/store/database.hpp"

#include <optional>

namespace germini::store {

/// Returns why the sign-up would be refused now, if it would.
std::optional<model::SignUp::Refused> refused_sign_up(Database& db, const model::SignUp& asked);

model::AddSession::Outcome write_account(Database& db, const model::AddSession& command);
model::NoResult write_account(Database& db, const model::TouchSession& command);
model::EndedSessions write_account(Database& db, const model::EndSessions& command);
model::SignUp::Outcome write_account(Database& db, const model::SignUp& command);
model::SetPassword::Outcome write_account(Database& db, const model::SetPassword& command);
model::SetCodes::Outcome write_account(Database& db, const model::SetCodes& command);
model::AddPasskey::Outcome write_account(Database& db, const model::AddPasskey& command);
model::UsePasskey::Outcome write_account(Database& db, const model::UsePasskey& command);
model::EndPasskey::Outcome write_account(Database& db, const model::EndPasskey& command);
model::AddTicket::Outcome write_account(Database& db, const model::AddTicket& command);
model::SetAdministrator::Outcome write_account(Database& db, const model::SetAdministrator& command);
model::MergeGuests::Outcome write_account(Database& db, const model::MergeGuests& command);
model::DeleteGuest::Outcome write_account(Database& db, const model::DeleteGuest& command);

} // namespace germini::store
