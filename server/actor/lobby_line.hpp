// A table as the lobby of any node lists it, and as text for the other nodes of a cluster.
#pragma once
#include "server/table/table_summary.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace germini::server {

/// Whose turn a table takes among the tables of others: tags of an address and of its network
/// (NetworkTotals); the host twice if the address is unknown.
struct Claimant {
    std::string address, network;
};

struct LobbyLine {
    TableSummary summary;
    Claimant maker{};
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
