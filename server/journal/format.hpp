// How a line of the log is written: for people, or as JSON for programs.
#pragma once
#include <memory>
#include <spdlog/formatter.h>

namespace germini::journal {

enum class Format : std::uint8_t { text, json };

/// Text: "2026-11-22T21:04:05.123 info table made table=abc". JSON: an object a line, with `time` in UTC,
/// `level`, `message`, and `table`, `hand` and `connection` where it is about one.
std::unique_ptr<spdlog::formatter> formatter(Format format);

} // namespace germini::journal
