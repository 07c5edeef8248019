// Everything that somebody may do at a table, drawn by numbers.
#pragma once
#include "tests/table/support/table_simulation.hpp"

#include <tuple>

namespace germini::test {

/// What kind, who, and which seat.
using AnyCommand = std::tuple<int, int, int>;
inline constexpr int kKinds = 34;
/// Guests in addition to the first ones.
inline constexpr int kStrangers = 2;

void take(TableSimulation& evening, const AnyCommand& command);

} // namespace germini::test
