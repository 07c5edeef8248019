// A pack is no part of a line of the log, not even where rows can be formatted.
#include "engine/minchiate/pack.hpp"

#include <fmt/ranges.h>
#include <string>

std::string line(const germini::minchiate::Pack& pack) {
#ifdef GERMINI_VALID_USE
    return fmt::format("{}", pack.size());
#else
    return fmt::format("{}", pack);
#endif
}
