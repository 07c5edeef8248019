// Minchiate without partners for the commands that work on hands.
#pragma once
#include "protocol/tools/game_tools.hpp"

namespace germini::protocol::solo {

GameTools tools();

} // namespace germini::protocol::solo
