// Networks by prefix, e.g. "10.0.0.0/8" or "fd00::/8", and the unit by which limits count addresses.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace boost::asio::ip {
class address;
} // namespace boost::asio::ip

namespace germini::server {

using IpAddress = boost::asio::ip::address;

/// Converts an IPv4-mapped IPv6 address (::ffff:192.0.2.1, as dual-stack sockets report it) to IPv4; returns
/// others unchanged.
IpAddress plain(const IpAddress& address);

/// Returns the key by which limits count a client: the full IPv4 address, or the first 64 bits of an IPv6
/// address. One subscriber owns all addresses that share these bits.
std::string counted_as(const IpAddress& address);

class Networks {
public:
    /// Adds a network. Returns an error message if the text is not a valid network.
    std::optional<std::string> add(const std::string& text);
    bool contain(const IpAddress& address) const;

private:
    template <std::size_t bytes> struct Network {
        std::array<std::uint8_t, bytes> address; ///< in network order
        unsigned short bits;                     ///< length of the prefix
    };
    std::vector<Network<4>> v4_;
    std::vector<Network<16>> v6_;
};

} // namespace germini::server
