// One connection, request after request, until it becomes a WebSocket or ends.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

namespace germini::server {

/// Serves the connection. `peer` is who opened it: a client, or a proxy. `place` is let go at its end,
/// however that comes.
asio::awaitable<void> serve_connection(Socket socket, NetContext& net, IpAddress peer,
                                       std::shared_ptr<void> place);

} // namespace germini::server
