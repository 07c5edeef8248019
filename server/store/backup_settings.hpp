// Where and how often a running server makes dated backups.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace germini::store {

struct BackupSettings {
    std::string folder; ///< empty if no backups are made
    std::chrono::milliseconds every = std::chrono::hours(24);
    std::size_t keep = 14;
    std::uintmax_t least_space = 0; ///< bytes that stay free on its disk; otherwise no backup is made
    std::chrono::milliseconds look = std::chrono::seconds(30); ///< interval of checks whether one is due
};

} // namespace germini::store
