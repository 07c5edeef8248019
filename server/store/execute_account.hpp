// Executes commands on sessions and accounts (execute.hpp). Throws StoreError.
#pragma once
#include "server/model/account_command.hpp"
#include "server/store/database.hpp"

#include <optional>

namespace germini::store {

/// Returns why the sign-up would be refused now, if it would.
std::optional<model::SignUp::Refused> refused_sign_up(Database& db, const model::SignUp& asked);

model::AddSession::Outcome execute(Database& db, const model::AddSession& command);
model::NoResult execute(Database& db, const model::TouchSession& command);
model::EndedSessions execute(Database& db, const model::EndSessions& command);
model::SignUp::Outcome execute(Database& db, const model::SignUp& command);
model::SetPassword::Outcome execute(Database& db, const model::SetPassword& command);
model::SetCodes::Outcome execute(Database& db, const model::SetCodes& command);
model::AddPasskey::Outcome execute(Database& db, const model::AddPasskey& command);
model::UsePasskey::Outcome execute(Database& db, const model::UsePasskey& command);
model::EndPasskey::Outcome execute(Database& db, const model::EndPasskey& command);
model::AddTicket::Outcome execute(Database& db, const model::AddTicket& command);
model::SetAdministrator::Outcome execute(Database& db, const model::SetAdministrator& command);
model::MergeGuests::Outcome execute(Database& db, const model::MergeGuests& command);
model::DeleteGuest::Outcome execute(Database& db, const model::DeleteGuest& command);

} // namespace germini::store
