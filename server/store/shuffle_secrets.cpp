#include "server/store/shuffle_secrets.hpp"

#include "server/store/as_blob.hpp"

namespace germini::store {
namespace {

std::optional<model::ShuffleSecretRow> read_lot(Statement& row) {
    if (!row.step()) return std::nullopt;
    return model::ShuffleSecretRow{server::Sealed(row.bytes(0)), row.text(1)};
}

} // namespace

void add_hand_secret(Database& db, model::HandKey hand, const model::ShuffleSecretRow& lot) {
    Statement(db, "INSERT INTO deals (hand_key, secret, noise) VALUES (?, ?, ?)")
        .with(hand, as_blob(lot.secret.unsealed()), lot.client_seeds)
        .run();
}

void add_seating_secret(Database& db, model::MatchKey match, const model::ShuffleSecretRow& lot) {
    Statement(db, "INSERT INTO seat_lots (match_key, secret, noise) VALUES (?, ?, ?)")
        .with(match, as_blob(lot.secret.unsealed()), lot.client_seeds)
        .run();
}

std::optional<model::ShuffleSecretRow> hand_secret_of(Database& db, model::HandKey hand) {
    Statement row(db, "SELECT secret, noise FROM deals WHERE hand_key = ?");
    row.with(hand);
    return read_lot(row);
}

std::optional<model::ShuffleSecretRow> seating_secret_of(Database& db, model::MatchKey match) {
    Statement row(db, "SELECT secret, noise FROM seat_lots WHERE match_key = ?");
    row.with(match);
    return read_lot(row);
}

} // namespace germini::store
