// The result of a hand, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/siciliano/event.hpp"

#include <span>
#include <string>

namespace germini::protocol::siciliano {

/// Returns the result of all a hand's events, complete or in progress, as JSON text.
std::string write_result(std::span<const germini::siciliano::Event> events);

} // namespace germini::protocol::siciliano
