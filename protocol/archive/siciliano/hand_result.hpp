// The result of a hand, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/siciliano/state.hpp"

#include <span>
#include <string>

namespace germini::protocol::siciliano {

/// Returns the result of all a hand's events, complete or in progress, as JSON text.
std::string write_result(std::span<const germini::siciliano::Event> events);
/// The same from the state after them.
std::string write_result(const germini::siciliano::State& state);

} // namespace germini::protocol::siciliano
