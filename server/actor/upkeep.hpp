// What the house itself has in hand: a restart that is announced, and whether new hands are dealt.
#pragma once
#include <atomic>
#include <cstdint>

namespace germini::server {

struct Upkeep {
    std::atomic<std::int64_t> restart_at = 0; ///< announced for then, milliseconds since 1970; 0: none is
    std::atomic<bool> draining = false;       ///< no new tables and hands: the server is about to stop
};

} // namespace germini::server
