// Matches, and the lines of their score sheets that no hand produced.
#pragma once
#include "engine/core/match.hpp"
#include "server/hand_numbers.hpp"
#include "server/model/keys.hpp"
#include "server/model/shuffle_secret.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::model {

/// A person who broke a match off by leaving.
struct DeserterRow {
    Person person{};
    std::optional<GuestKey> guest; ///< unknown for some matches of earlier schemas
    friend bool operator==(const DeserterRow&, const DeserterRow&) = default;
};

struct MatchRow {
    MatchKey key;
    std::string id;
    TableKey table;
    std::string rules; ///< as text; only written
    int rounds = 1;
    std::optional<int> length;      ///< number of hands; unset if not known beforehand
    server::TableHand from_hand{1}; ///< number of its first hand
    Seat first_dealer{};
    std::string ranking;                 ///< persons as a JSON array, the first dealer first
    std::optional<std::string> draw;     ///< the seat draw as JSON (protocol/schema/seat.json, SeatDraw)
    std::optional<ShuffleSecretRow> lot; ///< the chance that decided the seats or the first dealer
    bool is_public = false;              ///< everybody may see it; chosen before its first deal
    bool broken_off = false;
    bool all_left = false;              ///< broken off because the last player left: nobody owes anything
    std::vector<DeserterRow> deserters; ///< sorted by person
    std::int64_t started = 0;
    std::optional<std::int64_t> ended;
};

/// What one person gets or pays by a line that no hand produced.
struct LineRow {
    int line = 0;       ///< 0, 1, … in the match; one row per person
    std::string reason; ///< the game's word for it
    int round = 0;      ///< from 1
    server::MatchHand hand{};
    Person person{};
    std::optional<GuestKey> guest; ///< unset for a bot
    std::string name;              ///< the guest's current name; for a bot its word, the only one stored
    int amount = 0;
    std::optional<std::string> substitute{}; ///< player who was dealt the last hand instead of the guest
};

} // namespace germini::model
