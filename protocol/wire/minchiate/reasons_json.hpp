// The reasons for a card as JSON (schema/comparison.json).
#pragma once
#include "engine/minchiate/bots/reasons.hpp"

#include <string>

namespace germini::protocol::minchiate {

void append_reasons(std::string& out, const germini::minchiate::bots::Reasons& reasons);

} // namespace germini::protocol::minchiate
