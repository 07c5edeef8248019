// A club's house rules: the defaults of its tables, and what its members must follow.
#pragma once
#include "server/actor/directory.hpp"
#include "server/model/club.hpp"
#include "server/model/club_table.hpp"
#include "server/net/message.hpp"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace germini::server {

/// Parses a club's house rules. Those without an edition are of edition 1, which stored none.
nlohmann::ordered_json parse_house_rules(const std::string& house);
/// Returns a table request from the club's house rules; nullopt if the rules are not set or no longer valid.
std::optional<TableRequest> house_rules_request(const model::ClubRow& club, const Games& games);
Response no_house_rules();
/// Overlays the requested values on the house rules: JSON of a TableRequest. The edition is that of the house
/// rules, and the newest one of another game.
protocol::ParsedJson apply_house_rules(const std::string& house, const protocol::JsonValue& wish);
/// Returns the error if a member may not create this table because its rules differ or it allows more than
/// the house rules do. Nullopt if it is allowed, or the house rules are not set.
std::optional<Response> house_rules_violation(const model::ClubRow& club, const TableRequest& asked,
                                              const Games& games);
/// Returns the row of a table in that season.
model::ClubTableRow club_table_row(model::SeasonKey season, const Game& game, const MatchRules& rules);
/// Returns the preset of these rules, if the game counts its presets as separate games.
std::optional<std::string> preset_apart(const Game& game, const MatchRules& rules);

} // namespace germini::server
