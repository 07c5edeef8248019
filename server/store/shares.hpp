// Links to closed hands, each with the eyes of one seat.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/history.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Of one guest to one hand.
inline constexpr std::size_t kMostShares = 20;

struct ShareRow {
    std::string id;
    std::int64_t created = 0;
};

/// The seat that the guest played in that hand, if it is closed and he did.
std::optional<Seat> seat_played(Database& db, const std::string& hand, GuestKey guest);
std::vector<ShareRow> shares_of(Database& db, const std::string& hand, GuestKey guest);
void add_share(Database& db, const std::string& hand, GuestKey guest, Seat seat, const ShareRow& share,
               const server::SecretHash& secret);
/// Nothing happens where the guest has no such share.
void end_share(Database& db, const std::string& share, GuestKey guest);

Agreement agreement_on(Database& db, HandKey hand, std::optional<GuestKey> guest);
/// Or does no more. The guest has played it.
void set_agreement(Database& db, const std::string& hand, GuestKey guest, bool agrees);

/// Everybody who played a closed hand of the match, or finished one for another.
std::vector<MatchAgreement> agreements_on(Database& db, MatchKey match);
/// Or does no more. False: the match is not over, or the guest played nothing of it.
bool agree_on_match(Database& db, const std::string& match, GuestKey guest, bool agrees);

/// A hand as it is shared: who played it is not in it.
struct SharedHand {
    std::string game;
    std::string rules; ///< JSON text
    Seat seat{};
    std::vector<int> amounts; ///< by seat
    std::vector<bool> bots;   ///< by seat: no guest's
    ClosedLog log;
};
std::optional<SharedHand> find_shared(Database& db, const server::SecretHash& secret);

} // namespace germini::store
