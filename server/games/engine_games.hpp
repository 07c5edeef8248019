// The games of the engine as games of the server.
#pragma once
#include "server/table/game.hpp"

namespace germini::server {

std::unique_ptr<Game> minchiate_game();
std::unique_ptr<Game> bolognese_game();
std::unique_ptr<Game> siciliano_game();

} // namespace germini::server
