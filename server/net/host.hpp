// Checks the Host header of a request.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/networks.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Returns the error for a request with a wrong Host, or nullopt. 400: not exactly one valid Host. 421:
/// `names` is not empty and does not contain the Host, whatever its port; this stops pages under another name
/// that resolve to this server (DNS rebinding). Clients on this machine may also use localhost or a loopback
/// address, so that health checks need no name.
std::optional<Response> wrong_host(const HttpRequest& request, const std::vector<std::string>& names,
                                   const IpAddress& client);

} // namespace germini::server
