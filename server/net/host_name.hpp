// Names of hosts.
#pragma once
#include <optional>
#include <string_view>

namespace germini::server {

/// Whether the text can be a host's name, without a port: letters, digits, '.', '-', '_', or an IPv6 address
/// in brackets.
bool is_host_name(std::string_view text);
/// "name", "name:port" or "[address]:port", taken apart; neither part is looked at.
struct HostAndPort {
    std::string_view name;
    std::optional<std::string_view> port;
};
HostAndPort split_host(std::string_view text);

/// localhost, or an address of the loopback.
bool is_this_machine(std::string_view name);

} // namespace germini::server
