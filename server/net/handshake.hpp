// The WebSocket that a connection becomes.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/message.hpp"
#include "server/net/websocket_session.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace germini::server {

/// The session and what it keeps of its connection.
struct Upgrade {
    Upgrade(std::shared_ptr<WebSocketSession> made, HttpRequest asked)
        : session(std::move(made)), request(std::make_unique<HttpRequest>(std::move(asked))) {}
    std::shared_ptr<WebSocketSession> session;
    std::unique_ptr<HttpRequest> request;
    HeldPlaces places;
};

/// Returns the error if the request cannot become a WebSocket.
std::optional<Response> handshake_refusal(const HttpRequest& request, const Request& read, bool stopping);

} // namespace germini::server
