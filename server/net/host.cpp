#include "server/net/host.hpp"

#include "server/net/host_name.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <iterator>
#include <string_view>

namespace germini::server {
namespace {

/// Returns the host name without its port; nullopt if it is invalid.
std::optional<std::string_view> name_of(std::string_view host) {
    const auto [name, port] = split_host(host);
    const std::string_view number = port.value_or("");
    const bool digits =
        std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits && is_host_name(name) ? std::optional(name) : std::nullopt;
}

std::string_view plain_view(beast::string_view text) { return {text.data(), text.size()}; }

/// Returns the name of the only Host header; nullopt if there is no valid one, or more than one.
std::optional<std::string_view> only_host(const HttpRequest& request) {
    const auto [first, last] = request.equal_range(http::field::host);
    return std::distance(first, last) == 1 ? name_of(plain_view(first->value())) : std::nullopt;
}

/// A target in absolute form.
struct AbsoluteTarget {
    bool tls = false;
    std::string authority, path; ///< path with its query
};

std::optional<AbsoluteTarget> absolute_target(const HttpRequest& request) {
    std::string_view rest = plain_view(request.target());
    const std::size_t scheme = std::min(rest.find("://"), rest.size());
    const bool tls = beast::iequals(rest.substr(0, scheme), "https");
    if (scheme == rest.size() || (!tls && !beast::iequals(rest.substr(0, scheme), "http")))
        return std::nullopt;
    rest.remove_prefix(scheme + 3);
    const std::size_t end = std::min(rest.find_first_of("/?"), rest.size());
    const std::string_view path = rest.substr(end);
    return AbsoluteTarget{tls, std::string(rest.substr(0, end)),
                          (path.starts_with('/') ? "" : "/") + std::string(path)};
}

Response refusal(int status, const char* message) { return error_response(status, "bad_host", message); }

} // namespace

void resolve_target(HttpRequest& request, bool secured) {
    const auto target = absolute_target(request);
    if (!target || !only_host(request) || (target->tls && !secured)) return;
    request.set(http::field::host, target->authority);
    request.target(target->path);
}

std::optional<Response> wrong_host(const HttpRequest& request, const std::vector<std::string>& names,
                                   const IpAddress& client) {
    if (request.count(http::field::host) != 1)
        return refusal(400, "A request needs exactly one Host header.");
    const auto name = only_host(request);
    if (!name) return refusal(400, "Invalid Host header.");
    if (absolute_target(request)) return refusal(421, "This connection does not use TLS.");
    const bool own = names.empty() || (client.is_loopback() && is_this_machine(*name)) ||
                     std::any_of(names.begin(), names.end(),
                                 [&](const std::string& one) { return beast::iequals(one, *name); });
    if (own) return std::nullopt;
    return refusal(421, "The Host header is not a name of this server.");
}

} // namespace germini::server
