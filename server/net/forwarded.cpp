#include "server/net/forwarded.hpp"

#include "server/net/trimmed.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>

namespace germini::server {
namespace {

/// Parses "192.0.2.1" or "2001:db8::1"; some proxies append a port: "192.0.2.1:8080", "[2001:db8::1]:443".
std::optional<IpAddress> read_address(std::string_view text) {
    if (!text.empty() && text.front() == '[') {
        const std::size_t end = text.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        text = text.substr(1, end - 1);
    } else if (std::count(text.begin(), text.end(), ':') == 1) {
        text = text.substr(0, text.find(':'));
    }
    boost::system::error_code error;
    const IpAddress address = boost::asio::ip::make_address(std::string(text), error);
    return error ? std::nullopt : std::optional(plain(address));
}

} // namespace

IpAddress client_of(std::string_view list, const IpAddress& proxy, const Networks& trusted) {
    IpAddress client = plain(proxy);
    while (!list.empty() && trusted.contain(client)) {
        const std::size_t comma = list.rfind(',');
        const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
        const auto next = read_address(trimmed(list.substr(begin)));
        if (!next) break;
        client = *next;
        list = list.substr(0, begin == 0 ? 0 : comma);
    }
    return client;
}

} // namespace germini::server
