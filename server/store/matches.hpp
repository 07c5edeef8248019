// Matches, and the lines of their score sheets that no hand produced.
#pragma once
#include "server/model/match.hpp"
#include "server/store/database.hpp"
#include "server/store/shuffle_secrets.hpp"

#include <optional>
#include <vector>

namespace germini::store {

model::MatchKey add_match(Database& db, const model::MatchRow& match);
/// Writes `ended`, `broken_off`, `all_left` and the deserters.
void end_match(Database& db, const model::MatchRow& match);
model::MatchRow match_of(Database& db, model::MatchKey key);
/// Returns the table's latest match.
std::optional<model::MatchRow> last_match(Database& db, model::TableKey table);
/// Records that a guest left a place taken over from another; they cannot take over another in this match.
void add_left_place(Database& db, model::MatchKey match, model::GuestKey guest);
std::vector<model::GuestKey> left_places_of(Database& db, model::MatchKey match);
void add_lines(Database& db, model::MatchKey match, const std::vector<model::LineRow>& lines);
/// Returns the lines in order, each sorted by person.
std::vector<model::LineRow> lines_of(Database& db, model::MatchKey match);

} // namespace germini::store
