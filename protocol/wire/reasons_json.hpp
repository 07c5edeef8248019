// The reasons for a move as JSON (schema/comparison.json).
#pragma once
#include "engine/core/reasons.hpp"
#include "engine/core/seen.hpp"

#include <string>

namespace germini::protocol {

void append_reasons(std::string& out, const Reasons& reasons, const Names& names);

} // namespace germini::protocol
