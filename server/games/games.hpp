// The games that this program offers: one line each in games.cpp, one file each in this folder.
#pragma once
#include "protocol/tools/game_tools.hpp"
#include "server/table/game.hpp"

#include <span>

namespace germini::server {

Games all_games();

/// Returns the same games for the commands that work on hands.
std::span<const protocol::GameTools> all_tools();

} // namespace germini::server
