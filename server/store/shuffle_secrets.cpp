#include "server/store/shuffle_secrets.hpp"

#include "server/store/as_blob.hpp"

namespace germini::store {
namespace {

std::optional<ShuffleSecretRow> read_lot(Statement& row) {
    if (!row.step()) return std::nullopt;
    return ShuffleSecretRow{server::Sealed(row.bytes(0)), row.text(1)};
}

} // namespace

void add_hand_secret(Database& db, HandKey hand, const ShuffleSecretRow& lot) {
    Statement(db, "INSERT INTO deals (hand_key, secret, noise) VALUES (?, ?, ?)")
        .with(hand, as_blob(lot.secret.unsealed()), lot.client_seeds)
        .run();
}

void add_seating_secret(Database& db, MatchKey match, const ShuffleSecretRow& lot) {
    Statement(db, "INSERT INTO seat_lots (match_key, secret, noise) VALUES (?, ?, ?)")
        .with(match, as_blob(lot.secret.unsealed()), lot.client_seeds)
        .run();
}

std::optional<ShuffleSecretRow> hand_secret_of(Database& db, HandKey hand) {
    Statement row(db, "SELECT secret, noise FROM deals WHERE hand_key = ?");
    row.with(hand);
    return read_lot(row);
}

std::optional<ShuffleSecretRow> seating_secret_of(Database& db, MatchKey match) {
    Statement row(db, "SELECT secret, noise FROM seat_lots WHERE match_key = ?");
    row.with(match);
    return read_lot(row);
}

} // namespace germini::store
