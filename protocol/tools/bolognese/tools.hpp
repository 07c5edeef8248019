// Tarocco bolognese for the commands about hands.
#pragma once
#include "engine/bolognese/rules.hpp"
#include "protocol/tools/game_tools.hpp"

#include <string>
#include <vector>

namespace germini::protocol::bolognese {

GameTools tools();

/// The rules of a preset with these options, each name=value, over it. Throws BadRules.
germini::bolognese::Rules named_rules(const std::string& preset, const std::vector<std::string>& options);

/// Where there is a target every other hand is of a match that is near its end, so that it may be called out.
void simulate(const Simulation& simulation, std::ostream& out);
std::uint64_t signature();

} // namespace germini::protocol::bolognese
