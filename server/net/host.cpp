#include "server/net/host.hpp"

#include "server/net/host_name.hpp"

#include <algorithm>

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

Response refusal(int status, const char* message) { return error_response(status, "bad_host", message); }

} // namespace

std::optional<Response> wrong_host(const HttpRequest& request, const std::vector<std::string>& names,
                                   const IpAddress& client) {
    const auto [first, last] = request.equal_range(http::field::host);
    if (std::distance(first, last) != 1) return refusal(400, "A request needs exactly one Host header.");
    const beast::string_view value = first->value();
    const auto name = name_of({value.data(), value.size()});
    if (!name) return refusal(400, "Invalid Host header.");
    const bool own = names.empty() || (client.is_loopback() && is_this_machine(*name)) ||
                     std::any_of(names.begin(), names.end(),
                                 [&](const std::string& one) { return beast::iequals(one, *name); });
    if (own) return std::nullopt;
    return refusal(421, "The Host header is not a name of this server.");
}

} // namespace germini::server
