// The seed of random numbers cannot be part of a log line.
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
