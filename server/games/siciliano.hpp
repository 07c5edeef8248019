// Sicilian tarocchi as a game of the server.
#pragma once
#include "server/table/game.hpp"

namespace germini::server {

std::unique_ptr<Game> siciliano_game();

} // namespace germini::server
