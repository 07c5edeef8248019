// The games that have a deal of the day, their presets, and the result by which hands are compared.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace germini::day {

/// A game of which one hand is dealt every day, by the usual rules of the preset.
struct DayGame {
    std::string_view game, preset;
};
inline constexpr std::array<DayGame, 3> kGames{
    DayGame{"minchiate", "pagat"}, {"bolognese", "ottocento"}, {"siciliano", "tortorici2014"}};
/// Returns the game of that name; nullptr if it has no deal of the day.
const DayGame* find_game(std::string_view game);

/// The result of a hand for one seat.
struct Worth {
    int halves = 0;           ///< twice the points, since Sicilian points are counted from 54.5
    std::optional<int> units; ///< amount in the game's unit, if it differs from the points
};

/// Returns a hand's result for a seat: in Minchiate the margin in points, in Tarocco bolognese the points, in
/// Sicilian tarocchi the points over 54.5, or 0 if the hand was annulled. `result`: germini-result/1. Throws
/// std::exception if `result` is invalid.
Worth worth_of(std::string_view game, const std::string& result, int seat);

} // namespace germini::day
