#include "server/net/metrics_session.hpp"

#include "server/net/framing.hpp"
#include "server/net/host.hpp"
#include "server/net/http_reply.hpp"
#include "server/net/metrics.hpp"
#include "server/net/replies.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

constexpr const char* kPath = "/metrics";

Response counts(const HttpRequest& request, const NetContext& net) {
    if (request.method() != http::verb::get && request.method() != http::verb::head) return bad_method();
    if (request.target() != kPath) return not_found();
    return metrics(net);
}

} // namespace

asio::awaitable<void> serve_metrics(Socket socket, NetContext& net, IpAddress /*peer*/,
                                    std::shared_ptr<void> /*slot*/) {
    Stream stream(std::move(socket));
    beast::flat_buffer buffer{kMostUnparsed};
    for (bool more = true; more && !net.stopping;) {
        RequestParser parser;
        parser.body_limit(net.settings.body_bytes);
        stream.expires_after(net.settings.request_time);
        ErrorCode unread = co_await read_header(stream, buffer, parser, net.settings.header_bytes);
        if (!unread && !parser.is_done()) unread = co_await read_body(stream, buffer, parser);
        if (unread) break;
        HttpRequest request = parser.release();
        resolve_target(request, false);
        const StringResponse response = to_http(counts(request, net), request, net.settings, false);
        const auto [unsent, sent] = co_await http::async_write(stream, response, kAwait);
        more = !unsent && response.keep_alive();
    }
    ErrorCode ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

} // namespace germini::server
