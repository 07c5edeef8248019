// The games of the engine as games of the server.
#pragma once
#include "server/table/game.hpp"

namespace germini::server {

std::unique_ptr<Game> minchiate_game();
/// Without the presets that have no partners: for practice in the browser, where every byte is loaded.
std::unique_ptr<Game> minchiate_for_pairs();
std::unique_ptr<Game> bolognese_game();
std::unique_ptr<Game> siciliano_game();
std::unique_ptr<Game> tocchi_game();

} // namespace germini::server
