// Of what chance a hand was dealt, or the seats of a match were drawn (docs/fair.md).
#pragma once
#include "server/crypto/sealed.hpp"
#include "server/store/database.hpp"

#include <optional>
#include <string>

namespace germini::store {

struct LotRow {
    server::Sealed secret; ///< 32 bytes: nobody is told them while the hand is open
    std::string noise;     ///< what everybody added, by person: a JSON array of hexadecimal digits
};

void add_deal(Database& db, HandKey hand, const LotRow& lot);
void add_seat_lot(Database& db, MatchKey match, const LotRow& lot);
/// None: it was dealt before there were any, or from a pack that was laid by hand.
std::optional<LotRow> deal_of(Database& db, HandKey hand);
std::optional<LotRow> seat_lot_of(Database& db, MatchKey match);

} // namespace germini::store
