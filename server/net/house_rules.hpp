// A club's house rules: what its tables start from, and what binds its members.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/message.hpp"
#include "server/store/clubs.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace germini::server {

/// A table as the house rules have it, with what is asked otherwise: JSON of a TableRequest.
nlohmann::json over_house(const std::string& house, const nlohmann::json& asked);
/// Why a member may not make that table: it is played by other rules, or allows what the house does not.
/// Nothing where the house rules are not set.
std::optional<Response> outside_house(const store::ClubRow& club, const TableRequest& asked,
                                      const Games& games);
/// A table of that season and of those rules, which Game::read_rules has made.
store::ClubTableRow club_table_row(store::SeasonKey season, const Game& game, const std::string& rules);
/// The preset of these rules, of a game whose presets are games of their own.
std::optional<std::string> preset_apart(const Game& game, const std::string& rules);

} // namespace germini::server
