// A hand of cards is no part of a line of the log.
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
