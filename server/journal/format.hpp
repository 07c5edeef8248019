// Formats of a log line: text for people, or JSON for programs.
#pragma once
#include <memory>
#include <spdlog/formatter.h>

namespace germini::journal {

enum class Format : std::uint8_t { text, json };

/// Returns the formatter. Text: "2026-11-22T21:04:05.123 info table made table=abc". JSON: one object per
/// line, with `time` in UTC, `level` and `message`; `table`, `hand` and `connection` where they apply.
std::unique_ptr<spdlog::formatter> formatter(Format format);

} // namespace germini::journal
