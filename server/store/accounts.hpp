// Accounts: a login and password to sign in from any browser, and ways to recover a lost login.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/guests.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::store {

struct AccountRow {
    GuestKey guest;
    std::string login;
    std::array<std::string, 2> skeletons; ///< skeletons of the login (names::skeletons)
    std::string password;                 ///< Argon2id hash; never shown to anybody
    bool administrator = false;
    std::int64_t created = 0;
};

std::optional<AccountRow> account_of(Database& db, GuestKey guest);
/// Finds the account whose login has this first skeleton.
std::optional<AccountRow> find_account(Database& db, const std::string& skeleton);
/// Returns whether another login has either of these skeletons.
bool login_taken(Database& db, const std::array<std::string, 2>& skeletons);
void add_account(Database& db, const AccountRow& account);
bool has_accounts(Database& db);
void set_password(Database& db, GuestKey guest, const std::string& password);
void set_administrator(Database& db, GuestKey guest, bool is);
bool is_administrator(Database& db, GuestKey guest);

/// Replaces the guest's recovery codes.
void set_codes(Database& db, GuestKey guest, const std::vector<server::SecretHash>& codes);
std::int64_t codes_left(Database& db, GuestKey guest);
/// Returns false if the guest has no such code.
bool use_code(Database& db, GuestKey guest, const server::SecretHash& code);

/// A link or code that can be used once, until a time.
struct TicketRow {
    server::SecretHash secret{};
    std::string_view kind; ///< one of the k…Ticket constants below
    std::optional<GuestKey> guest;
    std::int64_t until = 0; ///< milliseconds since 1970
};
inline constexpr std::string_view kResetTicket = "reset", kAdministratorTicket = "administrator",
                                  kSignUpTicket = "sign_up", kLinkCodeTicket = "same";
/// Adds a ticket, and deletes those that have expired.
void add_ticket(Database& db, const TicketRow& ticket, std::int64_t now);
/// Invalidates all tickets of a kind for the guest, or those for nobody.
void end_tickets(Database& db, std::string_view kind, std::optional<GuestKey> guest);
/// Invalidates all password links and invitations.
void end_links(Database& db);
/// Returns the ticket if it is of that kind and has not expired. Its guest is unset if it has none.
std::optional<TicketRow> find_ticket(Database& db, const server::SecretHash& secret, std::string_view kind,
                                     std::int64_t now);
void end_ticket(Database& db, const server::SecretHash& secret);

/// Records something that was done to a person; without `by`, by the operator.
void note_person(Database& db, std::int64_t at, std::string_view what, GuestKey guest,
                 std::optional<GuestKey> by, std::optional<GuestKey> other = std::nullopt);

/// Why a guest cannot be deleted now.
enum class DeleteError : std::uint8_t {
    seated,             ///< in a match under way, even if they left it for good
    hosting,            ///< host of a table that is not over
    owner,              ///< last owner of a club
    stale_authorisation ///< the credential shown is no longer valid
};
std::optional<DeleteError> delete_error(Database& db, GuestKey guest);
/// Deletes the guest's name and everything they sign in with. What they played stays, under their number.
void delete_guest(Database& db, GuestKey guest, std::int64_t at);

} // namespace germini::store
