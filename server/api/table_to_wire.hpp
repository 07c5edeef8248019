// Converts what a table shows to the wire.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/table/table_view.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

protocol::Table to_wire(const TableView& table);
int closed_count(const MatchView& match);
/// The messages with the match's closed hands in order, without the first ones.
std::vector<std::string> hands_messages(const MatchView& match, int without);
std::optional<protocol::Clock> to_wire(const std::optional<ClockView>& clock);

} // namespace germini::server
