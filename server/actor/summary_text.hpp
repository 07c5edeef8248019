// A line of the lobby as text, for the lobbies of the other nodes of a cluster.
#pragma once
#include "server/actor/lobby_line.hpp"

#include <string>

namespace germini::server {

/// Returns JSON. The invitation is left out: only the table's own node compares it. The database reads some
/// of its members too (model::ListElsewhere).
std::string line_text(const LobbyLine& line);
/// Throws std::exception if the text is not one of line_text.
LobbyLine read_line(const std::string& text);

} // namespace germini::server
