// Closed and struck hands, for guests who may see them.
#pragma once
#include "server/model/chain_link.hpp"
#include "server/model/closed_log.hpp"
#include "server/model/hand.hpp"
#include "server/model/shuffle_secret.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::model {

/// Number of guests who agree that everybody may see a hand, of those who played it or finished it for
/// another.
struct Agreement {
    int by = 0, of = 0;
    bool own = false; ///< the requesting guest is one of them
    bool whole() const { return of > 0 && by == of; }
};

struct PastHand {
    std::string match_id;
    std::string game;
    std::string rules; ///< JSON text
    server::MatchHand number{};
    std::vector<HandSeat> seats;
    std::string record, result;
    ClosedLog log;
    bool open = false;         ///< everybody may see it
    std::optional<Seat> own{}; ///< the seat that the guest played
    Agreement agreement{};
    std::optional<ChainLink> link{}; ///< unset if it was removed from the chain
    std::string table_id{};
    server::TableHand at_table{};
    std::optional<ShuffleSecretRow> lot{}; ///< the chance that the hand was dealt from
};

/// The unfinished hand of a match that was broken off. It does not count, and only its log is kept.
struct StruckHand {
    std::string id;
    std::string match_id;
    std::string game;
    std::string rules; ///< JSON text
    server::MatchHand number{};
    std::vector<HandSeat> seats;
    ClosedLog log;
    std::string table_id;
    server::TableHand at_table{};
    std::optional<ShuffleSecretRow> lot; ///< the chance that the hand was dealt from
};

} // namespace germini::model
