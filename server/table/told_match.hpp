// Converts the parts of a match to the wire.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/crypto/link.hpp"
#include "server/places.hpp"
#include "server/store/deals.hpp"
#include "server/table/game.hpp"

#include <vector>

namespace germini::server {

inline protocol::SeatDraw told(const SeatDraw& draw) {
    protocol::SeatDraw out;
    for (const DrawnCard& card : draw.cards) out.cards.push_back({index(card.person), card.card});
    out.ranking = numbers_of(draw.ranking);
    return out;
}

/// The secret may be published once the lot is drawn.
inline protocol::OpenedLot told(const store::LotRow& lot) { return {hex(lot.secret.unsealed()), lot.noise}; }

inline std::vector<protocol::LedgerLine> told(const std::vector<SheetLine>& lines) {
    std::vector<protocol::LedgerLine> out;
    for (const SheetLine& line : lines)
        out.push_back(
            {line.reason, line.round, number(line.hand), {line.amounts.begin(), line.amounts.end()}});
    return out;
}

inline std::vector<protocol::HandPlan> told(const std::vector<SeatPlan>& course) {
    std::vector<protocol::HandPlan> out;
    for (const SeatPlan& plan : course)
        out.push_back({plan.round, index(plan.dealer), numbers_of(plan.persons)});
    return out;
}

/// Returns the side of each seat; nullopt if a hand makes the sides.
inline std::vector<std::optional<int>> told(const Sides& sides) {
    std::vector<std::optional<int>> out;
    for (const Side side : sides) out.push_back(side == kNoSide ? std::nullopt : std::optional(index(side)));
    return out;
}

} // namespace germini::server
