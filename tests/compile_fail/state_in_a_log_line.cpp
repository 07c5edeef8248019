// A state cannot be part of a log line.
#include "engine/minchiate/state.hpp"

#include <fmt/ranges.h>
#include <string>

std::string line(const germini::minchiate::State& state) {
#ifdef GERMINI_VALID_USE
    return fmt::format("{}", state.trick.number);
#else
    return fmt::format("{}", state);
#endif
}
