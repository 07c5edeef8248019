// The only interface to the log: one line per event, with its subject.
#pragma once
#include "server/journal/log_context.hpp"

#include <cstdint>
#include <fmt/core.h>
#include <string>
#include <utility>

namespace germini::journal {

enum class Level : std::uint8_t { debug, info, warn, error };

/// True if lines of this level are written.
bool enabled(Level level);
void write(Level level, const LogContext& context, std::string text);

template <class... Args>
void log(Level level, const LogContext& context, fmt::format_string<Args...> text, Args&&... args) {
    if (enabled(level)) write(level, context, fmt::format(text, std::forward<Args>(args)...));
}
template <class... Args>
void debug(const LogContext& context, fmt::format_string<Args...> text, Args&&... args) {
    log(Level::debug, context, text, std::forward<Args>(args)...);
}
template <class... Args>
void info(const LogContext& context, fmt::format_string<Args...> text, Args&&... args) {
    log(Level::info, context, text, std::forward<Args>(args)...);
}
template <class... Args>
void warn(const LogContext& context, fmt::format_string<Args...> text, Args&&... args) {
    log(Level::warn, context, text, std::forward<Args>(args)...);
}
template <class... Args>
void error(const LogContext& context, fmt::format_string<Args...> text, Args&&... args) {
    log(Level::error, context, text, std::forward<Args>(args)...);
}

} // namespace germini::journal
