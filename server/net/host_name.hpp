// Host names.
#pragma once
#include <optional>
#include <string_view>

namespace germini::server {

/// Returns true if the text is a valid host name without a port: letters, digits, '.', '-', '_', or an IPv6
/// address in brackets.
bool is_host_name(std::string_view text);
/// Splits "name", "name:port" or "[address]:port"; validates neither part.
struct HostAndPort {
    std::string_view name;
    std::optional<std::string_view> port;
};
HostAndPort split_host(std::string_view text);

/// Returns true for localhost and loopback addresses.
bool is_this_machine(std::string_view name);

} // namespace germini::server
