// Matches, and what their ledger holds beside the hands.
#pragma once
#include "server/store/database.hpp"
#include "server/store/deals.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Who broke a match off by leaving.
struct DeserterRow {
    Person person{};
    std::optional<GuestKey> guest; ///< not known of some matches of earlier schemas
    friend bool operator==(const DeserterRow&, const DeserterRow&) = default;
};

struct MatchRow {
    MatchKey key;
    std::string id;
    TableKey table;
    int rounds = 1;
    std::optional<int> length;      ///< hands; none where it is not known beforehand
    server::TableHand from_hand{1}; ///< its first hand
    Seat first_dealer{};
    std::string ranking;             ///< persons as a JSON array, the first dealer first
    std::optional<std::string> draw; ///< the draw for seats as JSON (protocol/schema/seat.json, SeatDraw)
    std::optional<LotRow> lot;       ///< of which chance its seats were drawn, or who deals first
    bool is_public = false;          ///< everybody may see it: chosen before its first deal
    bool broken_off = false;
    bool all_left = false;              ///< broken off by the last one who left: nothing is owed
    std::vector<DeserterRow> deserters; ///< in the order of their persons
    std::int64_t started = 0;
    std::optional<std::int64_t> ended;
};
MatchKey add_match(Database& db, const MatchRow& match);
/// Writes `ended`, `broken_off`, `all_left` and the deserters.
void end_match(Database& db, const MatchRow& match);
MatchRow match_of(Database& db, MatchKey key);
/// The match of a table that began last.
std::optional<MatchRow> last_match(Database& db, TableKey table);
/// A guest has left a place that he had taken over from another: he takes over none in this match again.
void add_left_place(Database& db, MatchKey match, GuestKey guest);
std::vector<GuestKey> left_places_of(Database& db, MatchKey match);
/// What one person gets or pays by a line that no hand brought.
struct LineRow {
    int line = 0;       ///< 0, 1, … in the match; each has a row a person
    std::string reason; ///< a word of the game
    int round = 0;      ///< from 1
    server::MatchHand hand{};
    Person person{};
    std::optional<GuestKey> guest; ///< none for a bot
    std::string name;              ///< the guest's of now; of a bot its word, which alone is written
    int amount = 0;
    std::optional<std::string> substitute{}; ///< who was dealt the last hand in the guest's stead
};
void add_lines(Database& db, MatchKey match, const std::vector<LineRow>& lines);
/// In order, and by person within a line.
std::vector<LineRow> lines_of(Database& db, MatchKey match);

} // namespace germini::store
