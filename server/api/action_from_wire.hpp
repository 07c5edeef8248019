// Translates what a client asks for to the table's own words.
#pragma once
#include "protocol/wire/inbound.hpp"
#include "server/table/action.hpp"

namespace germini::server {

TableAction from_wire(const protocol::TableAction& action);

} // namespace germini::server
