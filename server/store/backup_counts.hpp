// Counters of the dated backups.
#pragma once
#include <atomic>
#include <cstdint>

namespace germini::store {

struct BackupCounts {
    std::atomic<std::uint64_t> made = 0, failed = 0;
    std::atomic<std::int64_t> last = 0; ///< milliseconds since 1970; 0 if there is no backup
};

} // namespace germini::store
