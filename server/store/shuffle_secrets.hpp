// The chance that a hand was dealt from, or the seats of a match drawn from (docs/fair.md).
#pragma once
#include "server/crypto/sealed.hpp"
#include "server/store/database.hpp"

#include <optional>
#include <string>

namespace germini::store {

struct ShuffleSecretRow {
    server::Sealed secret;    ///< 32 bytes, never sent to anybody while the hand is open
    std::string client_seeds; ///< seeds that everybody added, by person: a JSON array of hexadecimal digits
};

void add_hand_secret(Database& db, HandKey hand, const ShuffleSecretRow& lot);
void add_seating_secret(Database& db, MatchKey match, const ShuffleSecretRow& lot);
/// Returns nullopt if the hand was dealt before there were secrets, or from a preset pack.
std::optional<ShuffleSecretRow> hand_secret_of(Database& db, HandKey hand);
std::optional<ShuffleSecretRow> seating_secret_of(Database& db, MatchKey match);

} // namespace germini::store
