// An event cannot be part of a log line.
#include "engine/minchiate/event.hpp"

#include <fmt/ranges.h>
#include <string>

std::string line(const germini::minchiate::Event& event) {
#ifdef GERMINI_VALID_USE
    return fmt::format("{}", event.index());
#else
    return fmt::format("{}", event);
#endif
}
