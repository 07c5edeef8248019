#include "server/net/http_reply.hpp"

#include "server/net/large_answer.hpp"

#include <utility>

namespace germini::server {

StringResponse to_http(Response answer, const HttpRequest& request, const NetSettings& settings,
                       bool secure) {
    StringResponse out{static_cast<http::status>(answer.status), request.version()};
    add_guards(out, settings, secure);
    out.set(http::field::content_type, answer.type);
    for (const auto& [name, value] : answer.headers) out.insert(name, value);
    out.keep_alive(request.keep_alive());
    const std::size_t size = answer.large ? answer.large->size() : answer.body.size();
    if (request.method() != http::verb::head) out.body() = std::move(answer.body);
    out.content_length(size);
    return out;
}

} // namespace germini::server
