#include "server/day/day_games.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::day {
namespace {

using nlohmann::json;

constexpr int kSides = 2, kHalves = 2;
/// Half of all points of a Sicilian hand, in halves.
constexpr int kEvenHalves = 109;

int margin(const json& result, int side) {
    int margin = 0;
    const auto add = [&](int team, int points) { margin += team == side ? points : -points; };
    for (const json& score : result.at("scores")) add(score.at("team"), score.at("points"));
    for (int team = 0; team < kSides; ++team)
        add(team, result.at("final").at(static_cast<std::size_t>(team)).at("total"));
    return margin;
}

} // namespace

const DayGame* find_game(std::string_view game) {
    const auto found = std::ranges::find(kGames, game, &DayGame::game);
    return found == kGames.end() ? nullptr : &*found;
}

Worth worth_of(std::string_view game, const std::string& text, int seat) {
    const json result = json::parse(text);
    const auto own = static_cast<std::size_t>(seat);
    const int side = seat % kSides;
    if (game == "minchiate") return {kHalves * margin(result, side), result.at("seats").at(own).get<int>()};
    if (game == "bolognese") return {kHalves * result.at("seats").at(own).get<int>(), std::nullopt};
    if (!result.at("annulled").is_null()) return {};
    const json& sums = result.at("final").at(static_cast<std::size_t>(side));
    return {kHalves * sums.at("total").get<int>() - kEvenHalves, std::nullopt};
}

} // namespace germini::day
