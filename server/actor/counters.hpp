// What is counted of all tables together. Counts alone: nothing about cards, names or who plays.
#pragma once
#include <atomic>
#include <cstdint>

namespace germini::server {

struct Counters {
    std::atomic<std::uint64_t> moves = 0; ///< taken, of guests and bots
    std::atomic<std::int64_t> tables = 0; ///< in memory now
};

} // namespace germini::server
