// One connection, request after request, until it becomes a WebSocket or ends.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

namespace germini::server {

/// Serves the connection. `address` is the peer's, as text.
asio::awaitable<void> serve_connection(Socket socket, NetContext& net, std::string address);

} // namespace germini::server
