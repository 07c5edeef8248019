#include "server/net/house_rules.hpp"

#include "protocol/wire/library_json.hpp"
#include "server/net/api_json.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {

using nlohmann::ordered_json;

ordered_json parse_house_rules(const std::string& house) {
    auto rules = ordered_json::parse(house);
    if (rules.contains("game") && !rules.contains("edition")) rules["edition"] = 1;
    return rules;
}

protocol::ParsedJson apply_house_rules(const std::string& house, const protocol::JsonValue& wish) {
    const nlohmann::json asked = protocol::library_json(wish);
    nlohmann::json table = parse_house_rules(house);
    // Options belong to one preset, a preset and an edition to one game.
    if (asked.contains("game") && asked["game"] != table.value("game", "")) table.erase("edition");
    if (asked.contains("game") || asked.contains("preset")) table.erase("options");
    if (asked.contains("game")) table.erase("preset"), table.erase("rounds"), table.erase("seats");
    table.update(asked);
    return protocol::parsed_json(table);
}

std::optional<TableRequest> house_rules_request(const model::ClubRow& club, const Games& games) {
    auto asked = read_table_value(protocol::parsed_json(parse_house_rules(club.house)).root(), "", games);
    if (!asked) return std::nullopt;
    return *std::move(asked);
}

Response no_house_rules() {
    return error_response(409, "no_house_rules", "The club's house rules are not set.");
}

std::optional<Response> house_rules_violation(const model::ClubRow& club, const TableRequest& asked,
                                              const Games& games) {
    const auto house = house_rules_request(club, games);
    if (!house) return std::nullopt;
    const char* path = nullptr;
    if (asked.game != house->game)
        path = "/game";
    else if (asked.rules->preset() != house->rules->preset())
        path = "/preset";
    else if (asked.rules->edition() != house->rules->edition())
        path = "/edition";
    else if (asked.rules->text() != house->rules->text())
        path = "/options";
    else if (asked.rounds != house->rounds)
        path = "/rounds";
    else if (asked.drawn != house->drawn)
        path = "/seats";
    else if (asked.bots && !house->bots)
        path = "/bots";
    else if (asked.hints && !house->hints)
        path = "/hints";
    else if (asked.aids && !house->aids)
        path = "/aids";
    if (path == nullptr) return std::nullopt;
    return error_response(403, "house_rules",
                          "The club's house rules do not allow this; an organiser can create such a table.",
                          path);
}

std::optional<std::string> preset_apart(const Game& game, const MatchRules& rules) {
    if (!game.ranked_apart(rules.preset())) return std::nullopt;
    return rules.preset();
}

model::ClubTableRow club_table_row(model::SeasonKey season, const Game& game, const MatchRules& rules) {
    const Unit unit = rules.unit();
    return {season, std::string(unit.name), unit.zero_sum, preset_apart(game, rules)};
}

} // namespace germini::server
