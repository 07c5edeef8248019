// Accounts: a login and password to sign in from any browser, and ways to recover a lost login.
#pragma once
#include "server/account/decide_account.hpp"
#include "server/model/account.hpp"
#include "server/model/ticket.hpp"
#include "server/store/database.hpp"
#include "server/store/guests.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::store {

std::optional<model::AccountRow> account_of(Database& db, model::GuestKey guest);
/// Finds the account whose login has this first skeleton.
std::optional<model::AccountRow> find_account(Database& db, const std::string& skeleton);
/// Returns whether another login has either of these skeletons.
bool login_taken(Database& db, const std::array<std::string, 2>& skeletons);
void add_account(Database& db, const model::AccountRow& account);
bool has_accounts(Database& db);
void set_password(Database& db, model::GuestKey guest, const std::string& password);
void set_administrator(Database& db, model::GuestKey guest, bool is);
bool is_administrator(Database& db, model::GuestKey guest);

/// Replaces the guest's recovery codes.
void set_codes(Database& db, model::GuestKey guest, const std::vector<server::SecretHash>& codes);
std::int64_t codes_left(Database& db, model::GuestKey guest);
bool has_code(Database& db, model::GuestKey guest, const server::SecretHash& code);
void end_code(Database& db, model::GuestKey guest, const server::SecretHash& code);

/// Adds a ticket, and deletes those that have expired.
void add_ticket(Database& db, const model::TicketRow& ticket, std::int64_t now);
/// Invalidates all tickets of a kind for the guest, or those for nobody.
void end_tickets(Database& db, std::string_view kind, std::optional<model::GuestKey> guest);
/// Invalidates all password links and invitations.
void end_links(Database& db);
/// Returns the ticket if it is of that kind and has not expired. Its guest is unset if it has none.
std::optional<model::TicketRow> find_ticket(Database& db, const server::SecretHash& secret,
                                            std::string_view kind, std::int64_t now);
void end_ticket(Database& db, const server::SecretHash& secret);

/// Records something that was done to a person; without `by`, by the operator.
void note_person(Database& db, std::int64_t at, std::string_view what, model::GuestKey guest,
                 std::optional<model::GuestKey> by, std::optional<model::GuestKey> other = std::nullopt);

account::Ties ties_of(Database& db, model::GuestKey guest);
/// Deletes the guest's name and everything they sign in with. What they played stays, under their number.
void delete_guest(Database& db, model::GuestKey guest, std::int64_t at);

} // namespace germini::store
