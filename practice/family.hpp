// The game of this module: each module has one family.
#pragma once
#include "server/table/game.hpp"

#include <memory>

namespace germini::practice {

std::unique_ptr<server::Game> family();

} // namespace germini::practice
