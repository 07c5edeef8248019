// The toy game as the server offers games.
#pragma once
#include "server/table/game.hpp"

#include <atomic>

namespace germini::server {

/// The real games and the toy.
Games games_with_toy();

/// While it is set, the toy's bot meets a broken invariant whenever it is asked for a move.
std::atomic<bool>& toy_bot_breaks();

} // namespace germini::server
