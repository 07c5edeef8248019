// Links to closed hands, each showing the hand as one seat saw it.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/history.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Most links per guest and hand.
inline constexpr std::size_t kMostShares = 20;

struct ShareRow {
    std::string id;
    std::int64_t created = 0;
};

/// Returns the seat that the guest played in that hand, if they did and it is closed.
std::optional<Seat> seat_played(Database& db, const std::string& hand, GuestKey guest);
std::vector<ShareRow> shares_of(Database& db, const std::string& hand, GuestKey guest);
void add_share(Database& db, const std::string& hand, GuestKey guest, Seat seat, const ShareRow& share,
               const server::SecretHash& secret);
/// Deletes the guest's link; does nothing if the guest has no such link.
void end_share(Database& db, const std::string& share, GuestKey guest);

Agreement agreement_on(Database& db, HandKey hand, std::optional<GuestKey> guest);
/// Sets or withdraws the agreement of a guest who played the hand.
void set_agreement(Database& db, const std::string& hand, GuestKey guest, bool agrees);

/// Returns everybody who played a closed hand of the match, or finished one for another.
std::vector<MatchAgreement> agreements_on(Database& db, MatchKey match);
/// Sets or withdraws the agreement for a whole match. Returns false if the match is not over or the guest
/// played no hand of it.
bool agree_on_match(Database& db, const std::string& match, GuestKey guest, bool agrees);

/// A hand as it is shared, without its players' names.
struct SharedHand {
    std::string game;
    std::string rules; ///< JSON text
    Seat seat{};
    std::vector<int> amounts; ///< by seat
    std::vector<bool> bots;   ///< by seat: the seat was not a guest's
    ClosedLog log;
};
std::optional<SharedHand> find_shared(Database& db, const server::SecretHash& secret);

} // namespace germini::store
