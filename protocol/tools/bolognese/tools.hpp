// Tarocco bolognese for the commands about hands. Where there is a target every other simulated hand is of a
// match that is near its end, so that it may be called out.
#pragma once
#include "protocol/tools/game_tools.hpp"

namespace germini::protocol::bolognese {

GameTools tools();

} // namespace germini::protocol::bolognese
