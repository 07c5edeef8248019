#include "server/net/http_reply.hpp"

#include "server/net/large_answer.hpp"
#include "server/net/static_reply.hpp"

#include <utility>

namespace germini::server {
namespace {

// The file as a browser that may have it already is sent it.
StringResponse file_response(const StaticFile& file, const HttpRequest& request,
                             const NetSettings& settings) {
    const SpanResponse sent = to_http(file, request, settings);
    StringResponse out;
    out.base() = sent.base();
    out.body().assign(sent.body().data(), sent.body().size());
    return out;
}

} // namespace

StringResponse to_http(Response answer, const HttpRequest& request, const NetSettings& settings,
                       bool secure) {
    if (answer.file) {
        StringResponse out = file_response(*answer.file, request, settings);
        add_guards(out, settings, secure);
        for (const auto& [name, value] : answer.headers) out.insert(name, value);
        return out;
    }
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
