// The WebSocket that a connection becomes.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/message.hpp"
#include "server/net/websocket_session.hpp"

#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

namespace germini::server {

/// The session and what it keeps of its connection.
struct Upgrade {
    Upgrade(std::shared_ptr<WebSocketSession> made, HttpRequest asked)
        : session(std::move(made)), request(std::make_unique<HttpRequest>(std::move(asked))) {}
    std::shared_ptr<WebSocketSession> session;
    std::unique_ptr<HttpRequest> request;
    std::shared_ptr<void> slot; ///< connection slot of its address
    std::stop_source lost;      ///< requested to stop once another address has the slot
};

/// Returns the error if the request cannot become a WebSocket.
std::optional<Response> handshake_refusal(const HttpRequest& request, const Request& read, bool stopping);

} // namespace germini::server
