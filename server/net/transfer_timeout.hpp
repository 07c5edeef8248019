#pragma once
#include <chrono>
#include <cstddef>

namespace germini::server {

/// Minimum transfer rate at which a request or an answer is still transferred completely.
inline constexpr std::size_t kSlowestTransfer = std::size_t{16} * 1024; // bytes per second

/// Returns the time limit for transferring this many bytes one way. `anything` is the base time granted to
/// every transfer.
constexpr std::chrono::seconds transfer_timeout(std::size_t bytes, std::chrono::seconds anything) {
    return anything + std::chrono::seconds(bytes / kSlowestTransfer);
}

} // namespace germini::server
