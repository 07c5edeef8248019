// Converts the parts of a match to the wire.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/crypto/hex.hpp"
#include "server/model/shuffle_secret.hpp"
#include "server/places.hpp"
#include "server/table/game.hpp"

#include <vector>

namespace germini::server {

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

} // namespace germini::server
