#include "server/net/handshake.hpp"

#include "server/net/replies.hpp"

#include <cstddef>
#include <string>

namespace germini::server {
namespace {

// Sixteen bytes in base64 (RFC 6455, 4.1); Beast would accept a missing key, too.
constexpr std::size_t kHandshakeKey = 24;

} // namespace

std::optional<Response> handshake_refusal(const HttpRequest& request, const Request& read, bool stopping) {
    if (!websocket::is_upgrade(request) || request[http::field::sec_websocket_key].size() != kHandshakeKey)
        return error_response(400, "bad_request", "Expected a WebSocket handshake.");
    if (!read.own_origin)
        return error_response(403, "bad_origin", "The request does not come from the server's own page.");
    if (!offers_protocol(request))
        return error_response(400, "bad_protocol",
                              std::string("Expected the WebSocket subprotocol ") + kSubprotocol + ".");
    if (stopping) return error_response(503, "restarting", "The server is restarting.");
    return std::nullopt;
}

} // namespace germini::server
