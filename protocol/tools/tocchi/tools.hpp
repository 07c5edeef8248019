// Sei tocchi and Al palio for the commands that work on hands.
#pragma once
#include "protocol/tools/game_tools.hpp"

namespace germini::protocol::tocchi {

GameTools tools();

} // namespace germini::protocol::tocchi
