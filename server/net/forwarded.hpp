// Whose request a proxy passes on.
#pragma once
#include "server/net/networks.hpp"

#include <string_view>

namespace germini::server {

/// The client behind a trusted proxy. `list` is X-Forwarded-For, all its lines joined by commas: every proxy
/// writes on its right whom it heard, so from the right on each address is believed as long as the one after
/// it is trusted. The first that is not trusted is the client; if all are, the leftmost. What is no address
/// ends the way: then it is who wrote it.
IpAddress client_of(std::string_view list, const IpAddress& proxy, const Networks& trusted);

} // namespace germini::server
