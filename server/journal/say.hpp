// The only interface to the log: one line per event, with its subject.
#pragma once
#include "server/journal/about.hpp"

#include <cstdint>
#include <spdlog/fmt/fmt.h>
#include <string>
#include <utility>

namespace germini::journal {

enum class Level : std::uint8_t { debug, info, warn, error };

/// True if lines of this level are written.
bool heard(Level level);
void put(Level level, const About& about, std::string text);

template <class... Args>
void say(Level level, const About& about, fmt::format_string<Args...> text, Args&&... args) {
    if (heard(level)) put(level, about, fmt::format(text, std::forward<Args>(args)...));
}
template <class... Args> void debug(const About& about, fmt::format_string<Args...> text, Args&&... args) {
    say(Level::debug, about, text, std::forward<Args>(args)...);
}
template <class... Args> void info(const About& about, fmt::format_string<Args...> text, Args&&... args) {
    say(Level::info, about, text, std::forward<Args>(args)...);
}
template <class... Args> void warn(const About& about, fmt::format_string<Args...> text, Args&&... args) {
    say(Level::warn, about, text, std::forward<Args>(args)...);
}
template <class... Args> void error(const About& about, fmt::format_string<Args...> text, Args&&... args) {
    say(Level::error, about, text, std::forward<Args>(args)...);
}

} // namespace germini::journal
