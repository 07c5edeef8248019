// Finds the client behind a proxy.
#pragma once
#include "server/net/networks.hpp"

#include <string_view>

namespace germini::server {

/// Returns the client behind a trusted proxy. `list` is X-Forwarded-For, its lines joined by commas. Each
/// proxy appends the address it received the request from, so an address is trustworthy only if the next one
/// to the right is trusted. The first untrusted address from the right is the client; if all are trusted, the
/// leftmost is. An invalid address ends the search: the client is then the proxy that appended it.
IpAddress client_of(std::string_view list, const IpAddress& proxy, const Networks& trusted);

} // namespace germini::server
