// The games that this program offers; games.cpp is the only file of the server that names any.
#pragma once
#include "server/table/game.hpp"

namespace germini::server {

Games all_games();

} // namespace germini::server
