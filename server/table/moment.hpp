// A moment by two clocks.
#pragma once
#include <chrono>
#include <cstdint>

namespace germini::server {

struct Moment {
    std::chrono::steady_clock::time_point steady; ///< monotonic, for measuring spans
    std::int64_t utc = 0;                         ///< milliseconds since 1970, for messages and storage
};

} // namespace germini::server
