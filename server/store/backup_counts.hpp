// What is counted of the dated backups.
#pragma once
#include <atomic>
#include <cstdint>

namespace germini::store {

struct BackupCounts {
    std::atomic<std::uint64_t> made = 0, failed = 0;
    std::atomic<std::int64_t> last = 0; ///< milliseconds since 1970; 0: there is none
};

} // namespace germini::store
