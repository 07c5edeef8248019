// One HTTP connection: serves requests until it becomes a WebSocket or ends.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

namespace germini::server {

/// Serves the connection. `peer` is the client or proxy that opened it. `slot` is released when the
/// connection ends, for whatever reason.
asio::awaitable<void> serve_connection(Socket socket, NetContext& net, IpAddress peer,
                                       std::shared_ptr<void> slot);

} // namespace germini::server
