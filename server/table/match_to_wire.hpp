// Converts the parts of a match to the wire.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/crypto/hash_chain.hpp"
#include "server/model/shuffle_secret.hpp"
#include "server/places.hpp"
#include "server/table/game.hpp"

#include <nlohmann/json.hpp>
#include <vector>

namespace germini::server {

inline protocol::SeatDraw to_wire(const SeatDraw& draw) {
    protocol::SeatDraw out;
    for (const DrawnCard& card : draw.cards) out.cards.push_back({index(card.person), card.card});
    out.ranking = numbers_of(draw.ranking);
    return out;
}

/// The secret may be published once the lot is drawn.
inline protocol::RevealedDraw to_wire(const model::ShuffleSecretRow& lot) {
    return {hex(lot.secret.unsealed()), lot.client_seeds};
}

inline std::vector<protocol::LedgerLine> to_wire(const std::vector<SheetLine>& lines) {
    std::vector<protocol::LedgerLine> out;
    for (const SheetLine& line : lines)
        out.push_back(
            {line.reason, line.round, number(line.hand), {line.amounts.begin(), line.amounts.end()}});
    return out;
}

inline std::vector<protocol::HandPlan> to_wire(const std::vector<SeatPlan>& course) {
    std::vector<protocol::HandPlan> out;
    for (const SeatPlan& plan : course)
        out.push_back({plan.round, index(plan.dealer), numbers_of(plan.persons)});
    return out;
}

/// Returns the side of each seat; nullopt if a hand makes the sides.
inline std::vector<std::optional<int>> to_wire(const Sides& sides) {
    std::vector<std::optional<int>> out;
    for (const Side side : sides) out.push_back(side == kNoSide ? std::nullopt : std::optional(index(side)));
    return out;
}

inline nlohmann::ordered_json sides_json(const Sides& sides) {
    auto by_seat = nlohmann::ordered_json::array();
    for (const auto& side : to_wire(sides))
        by_seat.push_back(side ? nlohmann::ordered_json(*side) : nlohmann::ordered_json(nullptr));
    return by_seat;
}

} // namespace germini::server
