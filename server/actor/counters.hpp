// Counters for all tables together: nothing about cards, names or who plays.
#pragma once
#include "server/store/backup_counts.hpp"

#include <atomic>
#include <cstdint>

namespace germini::server {

struct Counters {
    std::atomic<std::uint64_t> moves = 0;          ///< moves made, by guests and bots
    std::atomic<std::uint64_t> late_bot_moves = 0; ///< of these: bots' moves made too late (kLateBotMove)
    std::atomic<std::int64_t> tables = 0;          ///< tables in memory
    store::BackupCounts backups;
};

} // namespace germini::server
