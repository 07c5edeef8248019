// Minchiate for the commands about hands.
#pragma once
#include "protocol/tools/game_tools.hpp"
#include "protocol/wire/minchiate/rules_json.hpp"

#include <string>
#include <vector>

namespace germini::protocol::minchiate {

GameTools tools();

/// The rules of a preset with these options, each name=value, over it. Throws BadRules.
NamedRules named_rules(const std::string& preset, const std::vector<std::string>& options);

void simulate(const Simulation& simulation, std::ostream& out);
std::uint64_t signature();

} // namespace germini::protocol::minchiate
