// Networks by their prefix, as "10.0.0.0/8" or "fd00::/8", and what counts as one address.
#pragma once
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

using IpAddress = boost::asio::ip::address;

/// An IPv4 address that stands in an IPv6 one (::ffff:192.0.2.1, as a socket for both gives it) by itself;
/// others as they are.
IpAddress plain(const IpAddress& address);

/// What limits count by: the address itself of IPv4; of IPv6 its first 64 bits, for whoever has one address
/// of those has all of them.
std::string counted_as(const IpAddress& address);

class Networks {
public:
    /// Takes one more; answers what is wrong with the text where it names none.
    std::optional<std::string> add(const std::string& text);
    bool contain(const IpAddress& address) const;

private:
    std::vector<boost::asio::ip::network_v4> v4_;
    std::vector<boost::asio::ip::network_v6> v6_;
};

} // namespace germini::server
