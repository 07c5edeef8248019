// The bytes of a step, which contain its cards, cannot be part of a log line.
#include "server/table/game.hpp"

#include <fmt/ranges.h>
#include <string>

std::string line(const germini::server::Step& step) {
#ifdef GERMINI_VALID_USE
    return fmt::format("{}", step.events);
#else
    return fmt::format("{}", step.bytes);
#endif
}
