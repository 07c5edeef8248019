#include "practice/family.hpp"
#include "server/games/engine_games.hpp"

std::unique_ptr<germini::server::Game> germini::practice::family() { return server::minchiate_for_pairs(); }
