// A table's summary as text, for the lobbies of the other nodes of a cluster.
#pragma once
#include "server/table/table_summary.hpp"

#include <string>

namespace germini::server {

/// Returns JSON. The invitation is left out: only the table's own node compares it.
std::string summary_text(const TableSummary& summary);
/// Throws std::exception if the text is not one of summary_text.
TableSummary read_summary(const std::string& text);

} // namespace germini::server
