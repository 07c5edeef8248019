// The games that this program offers: games.cpp has a line for each, and each a file of its own here.
#pragma once
#include "protocol/tools/game_tools.hpp"
#include "server/table/game.hpp"

#include <span>

namespace germini::server {

Games all_games();

/// The same games, for the commands about hands.
std::span<const protocol::GameTools> all_tools();

} // namespace germini::server
