// A bot as named for a comparison: one without search, a level that searches, or a search with switches.
#pragma once
#include "engine/core/search.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace germini::protocol {

struct BotPlayer {
    enum class Kind : std::uint8_t { random, greedy, first, jittered, search };
    std::string name; ///< as given
    Kind kind = Kind::greedy;
    SearchSettings settings{};
    double milliseconds = 0; ///< time of a thread per move; 0: no limit
    int worlds = 0;          ///< worlds per move; 0: no limit
};

/// The texts of the command's help.
inline constexpr std::string_view kBotPlayers =
    "random, greedy, greedy:first (without signals), jittered (greedy, but one card in ten is any legal "
    "one), quick (50 ms per move), club "
    "(1 s per move), or search[:SWITCH,…] with the switches "
    "playout=blind|seeing|random, inference=on|off, worlds=N, ms=N";

/// Reads a player. Throws InvalidRules with the flag that it was given to.
BotPlayer read_player(const std::string& flag, const std::string& text);

} // namespace germini::protocol
