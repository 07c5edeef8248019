// A table as the lobby of any node lists it, and as text for the other nodes of a cluster.
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

/// Returns JSON. The invitation is left out: only the table's own node compares it. The database reads some
/// of its members too (model::ListElsewhere).
std::string line_text(const LobbyLine& line);
/// Throws std::exception if the text is not one of line_text.
LobbyLine read_line(const std::string& text);

} // namespace germini::server
