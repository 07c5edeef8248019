// Sicilian tarocchi for the commands that work on hands.
#pragma once
#include "protocol/tools/game_tools.hpp"

namespace germini::protocol::siciliano {

GameTools tools();

} // namespace germini::protocol::siciliano
