// A pack cannot be part of a log line, even if ranges can be formatted.
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
