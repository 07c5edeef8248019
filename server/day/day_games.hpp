// The deal of the day in each game that has one: its preset, and what a hand is compared by.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace germini::day {

/// One hand of each is dealt every day, by the preset's usual rules.
struct DayGame {
    std::string_view game, preset;
};
inline constexpr std::array<DayGame, 3> kGames{
    DayGame{"minchiate", "pagat"}, {"bolognese", "ottocento"}, {"siciliano", "tortorici2014"}};
/// Returns the day's game of that name; nullptr for any other.
const DayGame* find_game(std::string_view game);

struct Worth {
    int halves = 0;           ///< twice the points, since Sicilian ones are counted from 54.5
    std::optional<int> units; ///< the amount in the game's unit, if points are not what is paid
};

/// Returns the worth of a hand to a seat: in Minchiate its margin in points, in Tarocco bolognese its points,
/// in Sicilian tarocchi the points over 54.5, and 0 if the hand was annulled. `result`: germini-result/1.
/// Throws std::exception if it is not one of the game.
Worth worth_of(std::string_view game, const std::string& result, int seat);

} // namespace germini::day
