// Tarocco bolognese as the server offers games.
#pragma once
#include "server/table/game.hpp"

namespace germini::server {

std::unique_ptr<Game> bolognese_game();

} // namespace germini::server
