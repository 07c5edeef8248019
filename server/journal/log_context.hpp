// The subject of a log line, as ids: never names, cards or secrets.
#pragma once
#include <cstdint>
#include <string_view>

namespace germini::journal {

struct LogContext {
    std::string_view table{}, hand{};
    std::uint64_t connection = 0; ///< WebSocket number, counted since the start; 0: none
};

} // namespace germini::journal
