// The toy game in the form in which the server offers games.
#pragma once
#include "server/table/game.hpp"

#include <atomic>

namespace germini::server {

/// The real games and the toy.
Games games_with_toy();

/// While it is set, the toy's bot hits a broken invariant whenever it is asked for a move.
std::atomic<bool>& toy_bot_breaks();
/// The same for any guest's move.
std::atomic<bool>& toy_move_breaks();
/// The same for every request for its rules.
std::atomic<bool>& toy_rules_break();

} // namespace germini::server
