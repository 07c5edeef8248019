// Settings of the deal of the day.
#pragma once
#include <chrono>
#include <string>

namespace germini::day {

struct DaySettings {
    std::string zone;  ///< time zone whose midnight begins a day; empty: no deal of the day
    std::string chain; ///< file of the secrets (server/day/chain.hpp); empty: no deal of the day
    std::chrono::milliseconds look{20'000}; ///< time between checks for days that are over
};

} // namespace germini::day
