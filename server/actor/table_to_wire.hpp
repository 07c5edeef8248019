// Converts what a table shows to the wire.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/table/table_view.hpp"

#include <optional>

namespace germini::server {

protocol::Table to_wire(const TableView& table);
std::optional<protocol::Clock> to_wire(const std::optional<ClockView>& clock);

} // namespace germini::server
