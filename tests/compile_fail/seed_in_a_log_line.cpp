// What random numbers come from is no part of a line of the log.
#include "engine/core/rng.hpp"

#include <fmt/ranges.h>
#include <string>

std::string line(germini::Rng& seeded) {
#ifdef GERMINI_VALID_USE
    return fmt::format("{}", seeded());
#else
    return fmt::format("{}", seeded);
#endif
}
