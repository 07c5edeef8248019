// Minchiate for the commands about hands.
#pragma once
#include "protocol/tools/game_tools.hpp"

namespace germini::protocol::minchiate {

GameTools tools();

} // namespace germini::protocol::minchiate
