// One connection to the metrics listener. It answers only `GET /metrics`.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

namespace germini::server {

/// Maximum number of simultaneous connections; normally one or a few scrapers connect.
inline constexpr std::size_t kMostScrapers = 16;

/// Serves the connection. `slot` is released when it ends.
asio::awaitable<void> serve_metrics(Socket socket, NetContext& net, IpAddress peer,
                                    std::shared_ptr<void> slot);

} // namespace germini::server
