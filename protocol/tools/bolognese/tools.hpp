// Tarocco bolognese for the commands that work on hands. If there is a target, every other simulated hand
// belongs to a match near its end, so that it may be called out.
#pragma once
#include "protocol/tools/game_tools.hpp"

namespace germini::protocol::bolognese {

GameTools tools();

} // namespace germini::protocol::bolognese
