#include "server/journal/log.hpp"

#include "server/journal/fields.hpp"

#include <spdlog/spdlog.h>

namespace germini::journal {
namespace {

spdlog::level::level_enum theirs(Level level) {
    switch (level) {
    case Level::debug:
        return spdlog::level::debug;
    case Level::info:
        return spdlog::level::info;
    case Level::warn:
        return spdlog::level::warn;
    case Level::error:
        break;
    }
    return spdlog::level::err;
}

} // namespace

bool enabled(Level level) { return spdlog::should_log(theirs(level)); }

void write(Level level, const LogContext& context, std::string text) {
    spdlog::log(theirs(level), spdlog::string_view_t(with_fields(std::move(text), context)));
}

} // namespace germini::journal
