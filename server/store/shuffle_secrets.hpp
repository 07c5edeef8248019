// The chance that a hand was dealt from, or the seats of a match drawn from (docs/fair.md).
#pragma once
#include "server/model/shuffle_secret.hpp"
#include "server/store/database.hpp"

#include <optional>

namespace germini::store {

void add_hand_secret(Database& db, model::HandKey hand, const model::ShuffleSecretRow& lot);
void add_seating_secret(Database& db, model::MatchKey match, const model::ShuffleSecretRow& lot);
/// Returns nullopt if the hand was dealt before there were secrets, or from a preset pack.
std::optional<model::ShuffleSecretRow> hand_secret_of(Database& db, model::HandKey hand);
std::optional<model::ShuffleSecretRow> seating_secret_of(Database& db, model::MatchKey match);

} // namespace germini::store
