// A hand of cards cannot be part of a log line.
#include "engine/core/cardset.hpp"

#include <fmt/ranges.h>
#include <string>

std::string line(germini::CardSet hand) {
#ifdef GERMINI_VALID_USE
    return fmt::format("{}", hand.size());
#else
    return fmt::format("{}", hand);
#endif
}
