// Finished matches and closed hands, for guests who may see them.
#pragma once
#include "server/crypto/random.hpp"
#include "server/model/closed_log.hpp"
#include "server/model/past_hand.hpp"
#include "server/model/past_match.hpp"
#include "server/model/shared_hand.hpp"
#include "server/store/chain.hpp"
#include "server/store/database.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/store/shuffle_secrets.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Returns finished matches that everybody may see and the guest's own, newest first. Starts before the
/// match with id `before`; returns at most `most`, without their agreements.
std::vector<model::PastMatch> history(Database& db, std::optional<model::GuestKey> guest,
                                      const std::optional<std::string>& before, int most);
/// Finds a match, under way or finished, if the guest may see it.
std::optional<model::PastMatch> find_match(Database& db, const std::string& id,
                                           std::optional<model::GuestKey> guest);

/// Calls `visit` for every match in the order in which they began, without names in their hands. For the
/// operator, who may see all matches.
void for_each_match(Database& db, const std::function<void(const model::PastMatch&)>& visit);

/// The queries that alone make a ClosedLog.
class ClosedHands {
public:
    /// Finds a closed hand, if the guest may see it. Nobody may see an annulled one before its match is over.
    static std::optional<model::PastHand> find(Database& db, const std::string& id,
                                               std::optional<model::GuestKey> guest);
    /// Finds the closed hand that a link shows (shares.hpp).
    static std::optional<model::SharedHand> find_shared(Database& db, const server::SecretHash& secret);
    /// Finds the struck hand of a finished match, if the guest may see the match's hands: they are public, or
    /// the guest was at the table, or was dealt this hand.
    static std::optional<model::StruckHand> find_struck(Database& db, const std::string& match,
                                                        std::optional<model::GuestKey> guest);
    /// Returns the log of a closed hand, whose cards may be shown. It is empty for any other hand, and for an
    /// annulled one before its match is over. For the operator.
    static model::ClosedLog log_of(Database& db, model::HandKey hand);
    /// Calls `visit` for every struck hand, without names in its seats. For the operator.
    static void for_each_struck(Database& db, const std::function<void(const model::StruckHand&)>& visit);
};

} // namespace germini::store
