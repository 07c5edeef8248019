// What is counted of all tables together. Counts alone: nothing about cards, names or who plays.
#pragma once
#include "server/store/backup_counts.hpp"

#include <atomic>
#include <cstdint>

namespace germini::server {

struct Counters {
    std::atomic<std::uint64_t> moves = 0; ///< taken, of guests and bots
    std::atomic<std::int64_t> tables = 0; ///< in memory now
    store::BackupCounts backups;
};

} // namespace germini::server
