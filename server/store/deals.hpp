// The chance that a hand was dealt from, or the seats of a match drawn from (docs/fair.md).
#pragma once
#include "server/crypto/sealed.hpp"
#include "server/store/database.hpp"

#include <optional>
#include <string>

namespace germini::store {

struct LotRow {
    server::Sealed secret; ///< 32 bytes, never sent to anybody while the hand is open
    std::string noise;     ///< seeds that everybody added, by person: a JSON array of hexadecimal digits
};

void add_deal(Database& db, HandKey hand, const LotRow& lot);
void add_seat_lot(Database& db, MatchKey match, const LotRow& lot);
/// Returns nullopt if the hand was dealt before there were secrets, or from a preset pack.
std::optional<LotRow> deal_of(Database& db, HandKey hand);
std::optional<LotRow> seat_lot_of(Database& db, MatchKey match);

} // namespace germini::store
