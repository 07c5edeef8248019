// Whom a request is meant for: its Host header.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/networks.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Why the request is refused; nothing if it is not. 400 without exactly one Host that can be one. 421 where
/// `names` are given and it is none of them, whatever its port: a page of another name that leads here (DNS
/// rebinding) is told nothing. Who asks from this machine may say localhost or its address too, so that
/// checks of the server's health need no name.
std::optional<Response> wrong_host(const HttpRequest& request, const std::vector<std::string>& names,
                                   const IpAddress& client);

} // namespace germini::server
