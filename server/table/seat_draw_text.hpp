// The draw for seats as it is stored and sent: JSON, {"cards": [{"person": 2, "card": "T40"}, …], "ranking":
// [2, 0, 1, 3]}, the cards in the order drawn.
#pragma once
#include "server/table/game.hpp"

#include <string>

namespace germini::server {

std::string text_of(const SeatDraw& draw);

} // namespace germini::server
