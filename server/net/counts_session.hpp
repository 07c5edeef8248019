// One connection to the listener of the counts: `GET /metrics`, and nothing else.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

namespace germini::server {

/// So many at once; who counts is one program, or a few.
inline constexpr std::size_t kMostCounters = 16;

/// Serves the connection; `place` is let go at its end.
asio::awaitable<void> serve_counts(Socket socket, NetContext& net, IpAddress peer,
                                   std::shared_ptr<void> place);

} // namespace germini::server
