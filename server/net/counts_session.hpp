// One connection to the metrics listener. It answers only `GET /metrics`.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

namespace germini::server {

/// Maximum number of simultaneous connections; normally one or a few scrapers connect.
inline constexpr std::size_t kMostCounters = 16;

/// Serves the connection. `place` is released when it ends.
asio::awaitable<void> serve_counts(Socket socket, NetContext& net, IpAddress peer,
                                   std::shared_ptr<void> place);

} // namespace germini::server
