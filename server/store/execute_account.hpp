// Executes commands on sessions and accounts (execute.hpp). Throws StoreError.
#pragma once
#include "server/store/account_command.hpp"

namespace germini::store {

AddSession::Outcome write_account(Database& db, const AddSession& command);
NoResult write_account(Database& db, const TouchSession& command);
EndedSessions write_account(Database& db, const EndSessions& command);
SignUp::Outcome write_account(Database& db, const SignUp& command);
SetPassword::Outcome write_account(Database& db, const SetPassword& command);
SetCodes::Outcome write_account(Database& db, const SetCodes& command);
AddPasskey::Outcome write_account(Database& db, const AddPasskey& command);
UsePasskey::Outcome write_account(Database& db, const UsePasskey& command);
EndPasskey::Outcome write_account(Database& db, const EndPasskey& command);
AddTicket::Outcome write_account(Database& db, const AddTicket& command);
SetAdministrator::Outcome write_account(Database& db, const SetAdministrator& command);
MergeGuests::Outcome write_account(Database& db, const MergeGuests& command);
DeleteGuest::Outcome write_account(Database& db, const DeleteGuest& command);

} // namespace germini::store
