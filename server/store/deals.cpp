#include "server/store/deals.hpp"

#include "server/store/octets.hpp"

namespace germini::store {
namespace {

std::optional<LotRow> read_lot(Statement& row) {
    if (!row.step()) return std::nullopt;
    return LotRow{server::Sealed(row.bytes(0)), row.text(1)};
}

} // namespace

void add_deal(Database& db, HandKey hand, const LotRow& lot) {
    Statement(db, "INSERT INTO deals (hand_key, secret, noise) VALUES (?, ?, ?)")
        .with(hand, octets(lot.secret.unsealed()), lot.noise)
        .run();
}

void add_seat_lot(Database& db, MatchKey match, const LotRow& lot) {
    Statement(db, "INSERT INTO seat_lots (match_key, secret, noise) VALUES (?, ?, ?)")
        .with(match, octets(lot.secret.unsealed()), lot.noise)
        .run();
}

std::optional<LotRow> deal_of(Database& db, HandKey hand) {
    Statement row(db, "SELECT secret, noise FROM deals WHERE hand_key = ?");
    row.with(hand);
    return read_lot(row);
}

std::optional<LotRow> seat_lot_of(Database& db, MatchKey match) {
    Statement row(db, "SELECT secret, noise FROM seat_lots WHERE match_key = ?");
    row.with(match);
    return read_lot(row);
}

} // namespace germini::store
