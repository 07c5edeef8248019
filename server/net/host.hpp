// The host that a request is meant for: the Host header, or the authority of a target in absolute form.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/networks.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Replaces a target in absolute form, e.g. "http://cards.example/ws", with its path, and Host with its
/// authority (RFC 9112, 3.2.2). Leaves a request without exactly one valid Host as it is, and one for https
/// unless `secured`: the connection may carry such requests (RFC 9110, 7.4).
void resolve_target(HttpRequest& request, bool secured);

/// Returns the error for a request with a wrong Host, or nullopt. 400: not exactly one valid Host. 421:
/// `names` is not empty and does not contain the Host, whatever its port; this stops pages under another name
/// that resolve to this server (DNS rebinding). 421 also for a target that resolve_target has left. Clients
/// on this machine may also use localhost or a loopback address, so that health checks need no name.
std::optional<Response> wrong_host(const HttpRequest& request, const std::vector<std::string>& names,
                                   const IpAddress& client);

} // namespace germini::server
