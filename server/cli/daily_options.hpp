// Settings of the deal of the day on the command line.
#pragma once
#include "server/day/day_settings.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace germini::cli {

struct DailyOptions {
    std::string zone = "Europe/Rome", chain;

    void add_to(CLI::App& command, const std::string& group);
    /// `path`: of the SQLite database. `postgres`: the PostgreSQL database instead; empty: none. Throws
    /// InvalidSetting.
    day::DaySettings settings(const std::string& path, const std::string& postgres) const;
};

} // namespace germini::cli
