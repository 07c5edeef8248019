// Counters for all tables, and all tries of the day, together: nothing about cards, names or who plays.
#pragma once
#include "server/store/backup_counts.hpp"

#include <atomic>
#include <cstdint>

namespace germini::server {

struct Counters {
    std::atomic<std::uint64_t> moves = 0;          ///< moves made, by guests and bots
    std::atomic<std::uint64_t> late_bot_moves = 0; ///< of these: bots' moves made too late (kLateBotMove)
    std::atomic<std::int64_t> tables = 0;          ///< tables in memory
    std::atomic<std::uint64_t> day_tries = 0;      ///< tries of the deal of the day begun by people
    store::BackupCounts backups;
};

} // namespace germini::server
