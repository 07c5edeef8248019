// When something is, by two clocks.
#pragma once
#include <chrono>
#include <cstdint>

namespace germini::server {

struct Moment {
    std::chrono::steady_clock::time_point steady; ///< runs evenly: spans are measured by it
    std::int64_t utc = 0;                         ///< milliseconds since 1970: what is told and stored
};

} // namespace germini::server
