#include "server/net/networks.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace germini::server {
namespace {

namespace ip = boost::asio::ip;

constexpr unsigned short kOneSubscriber = 64; // bits of an IPv6 address that identify one subscriber
constexpr unsigned short kMapped = 96;        // bits before an embedded IPv4 address

/// Checks that the number after the slash is in canonical form: the library accepts leading zeros and numbers
/// that overflow.
bool plain_number(const std::string& text, unsigned short prefix) {
    return text.substr(text.find('/') + 1) == std::to_string(prefix);
}

template <class Network> std::optional<std::string> beyond_prefix(const Network& network) {
    if (network.address() == network.canonical().address()) return std::nullopt;
    return "has bits set beyond its prefix: did you mean " + network.canonical().to_string() + "?";
}

} // namespace

IpAddress plain(const IpAddress& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

std::string counted_as(const IpAddress& address) {
    const IpAddress one = plain(address);
    if (one.is_v4()) return one.to_string();
    return ip::network_v6(one.to_v6(), kOneSubscriber).canonical().to_string();
}

std::optional<std::string> Networks::add(const std::string& text) {
    boost::system::error_code error;
    const ip::network_v4 v4 = ip::make_network_v4(text, error);
    if (!error && plain_number(text, v4.prefix_length())) {
        if (const auto wrong = beyond_prefix(v4)) return wrong;
        v4_.push_back({v4.address().to_bytes(), v4.prefix_length()});
        return std::nullopt;
    }
    const ip::network_v6 v6 = ip::make_network_v6(text, error);
    if (error || !plain_number(text, v6.prefix_length()) || v6.address().scope_id() != 0)
        return "is not a network: expected e.g. 10.0.0.0/8, 192.0.2.1/32 or fd00::/8";
    if (const auto wrong = beyond_prefix(v6)) return wrong;
    if (v6.address().is_v4_mapped() && v6.prefix_length() >= kMapped)
        return "is an IPv4-mapped network: write it as IPv4";
    v6_.push_back({v6.address().to_bytes(), v6.prefix_length()});
    return std::nullopt;
}

bool Networks::contain(const IpAddress& address) const {
    const IpAddress one = plain(address);
    if (one.is_v4())
        return std::ranges::any_of(v4_, [own = one.to_v4()](const Network<4>& kept) {
            return ip::network_v4(own, kept.bits).canonical() ==
                   ip::network_v4(ip::address_v4(kept.address), kept.bits);
        });
    return std::ranges::any_of(v6_, [own = one.to_v6()](const Network<16>& kept) {
        return ip::network_v6(own, kept.bits).canonical() ==
               ip::network_v6(ip::address_v6(kept.address), kept.bits);
    });
}

} // namespace germini::server
