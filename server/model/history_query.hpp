// What is read about matches and hands, as plain values (query.hpp). Each is answered only as far as the
// guest may see it; no guest means a visitor.
#pragma once
#include "server/crypto/random.hpp"
#include "server/model/past_hand.hpp"
#include "server/model/past_match.hpp"
#include "server/model/share.hpp"
#include "server/model/shared_hand.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::model {

/// Lists finished matches that everybody may see and the guest's own, the newest first.
struct ListMatches {
    using Outcome = std::vector<PastMatch>;
    std::optional<GuestKey> guest;
    std::optional<std::string> before; ///< id of the last match listed before; unset: from the newest
    int most = 0;
};
/// Finds a match, under way or finished.
struct FindMatch {
    using Outcome = std::optional<PastMatch>;
    std::string match;
    std::optional<GuestKey> guest;
};
/// Finds a closed hand. Nobody may see an annulled one before its match is over.
struct FindHand {
    using Outcome = std::optional<PastHand>;
    std::string hand;
    std::optional<GuestKey> guest;
};
/// Finds the unfinished hand of a match that was broken off.
struct FindStruckHand {
    using Outcome = std::optional<StruckHand>;
    std::string match;
    std::optional<GuestKey> guest;
};
/// Finds the closed hand that a link shows.
struct FindSharedHand {
    using Outcome = std::optional<SharedHand>;
    server::SecretHash secret{};
};
/// Lists the guest's own links to a hand.
struct ListShares {
    using Outcome = std::vector<ShareRow>;
    std::string hand;
    GuestKey guest;
};

} // namespace germini::model
