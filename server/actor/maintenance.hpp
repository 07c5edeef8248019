// State of server maintenance: an announced restart, and whether new hands are dealt.
#pragma once
#include <atomic>
#include <cstdint>

namespace germini::server {

struct Maintenance {
    std::atomic<std::int64_t> restart_at = 0; ///< announced restart, milliseconds since 1970; 0: none
    std::atomic<bool> draining = false;       ///< no new tables and hands: the server is about to stop
};

} // namespace germini::server
