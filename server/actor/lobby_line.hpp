// A table as the lobby of any node lists it.
#pragma once
#include "server/table/table_summary.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace germini::server {

struct LobbyLine {
    TableSummary summary;
    std::string maker{}; ///< whose turn it takes among the tables of others: an address's tag, or the host
    /// Until when strangers are shown it although nobody is there (milliseconds since 1970); nullopt:
    /// somebody is.
    std::optional<std::int64_t> until{};
};

} // namespace germini::server
