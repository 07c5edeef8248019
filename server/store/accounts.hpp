// Accounts: a login and a password by which somebody comes from any browser, and what helps him who has lost
// it.
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
    std::array<std::string, 2> looks; ///< of the login (names::looks)
    std::string password;             ///< as Argon2id has it; for nobody's eyes
    bool administrator = false;
    std::int64_t created = 0;
};

std::optional<AccountRow> account_of(Database& db, GuestKey guest);
/// Whose login looks so, in the first way.
std::optional<AccountRow> find_account(Database& db, const std::string& look);
/// Another has a login that looks so, in one way or the other.
bool login_taken(Database& db, const std::array<std::string, 2>& looks);
void add_account(Database& db, const AccountRow& account);
bool has_accounts(Database& db);
void set_password(Database& db, GuestKey guest, const std::string& password);
void set_administrator(Database& db, GuestKey guest, bool is);
bool is_administrator(Database& db, GuestKey guest);

/// In the place of those that there are.
void set_codes(Database& db, GuestKey guest, const std::vector<server::SecretHash>& codes);
std::int64_t codes_left(Database& db, GuestKey guest);
/// False where he has no such code.
bool use_code(Database& db, GuestKey guest, const server::SecretHash& code);

/// A link or a code that is good once, and until a time.
struct TicketRow {
    server::SecretHash secret{};
    std::string_view kind; ///< one of kTickets
    std::optional<GuestKey> guest;
    std::int64_t until = 0; ///< milliseconds since 1970
};
inline constexpr std::string_view kResetTicket = "reset", kAdministratorTicket = "administrator",
                                  kSignUpTicket = "sign_up", kSameTicket = "same";
/// Those that are over go when one is added.
void add_ticket(Database& db, const TicketRow& ticket, std::int64_t now);
/// All of a kind that are about the guest, or about nobody, are good for nothing any more.
void end_tickets(Database& db, std::string_view kind, std::optional<GuestKey> guest);
/// Nobody's password link or invitation is good for anything any more.
void end_links(Database& db);
/// The ticket, if it is one of that kind and its time is not over; its guest only where it has one.
std::optional<TicketRow> find_ticket(Database& db, const server::SecretHash& secret, std::string_view kind,
                                     std::int64_t now);
void end_ticket(Database& db, const server::SecretHash& secret);

/// Something that was done to a person; by whoever runs the server where nobody is named.
void note_person(Database& db, std::int64_t at, std::string_view what, GuestKey guest,
                 std::optional<GuestKey> by, std::optional<GuestKey> other = std::nullopt);

/// Why somebody cannot be deleted now.
enum class Undeletable : std::uint8_t {
    seated,  ///< in a match that is under way, also where he has left it for good
    hosting, ///< a table that is not over
    owner,   ///< the last one of a club
    outdated ///< what he has shown is good no more
};
std::optional<Undeletable> undeletable(Database& db, GuestKey guest);
/// His name and all that he comes by; what he played stays, under his number.
void delete_guest(Database& db, GuestKey guest, std::int64_t at);

} // namespace germini::store
