// Amounts by address and by network, to find who has most.
#pragma once
#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <netinet/in.h>
#include <string>

namespace germini::server {

/// Bytes of an IPv6 address that name the largest network which one subscriber usually has (a /48): 65,536 of
/// the networks that limits count as one address.
inline constexpr std::size_t kNetworkBytes = 6;

/// Returns the network of an address as counted_as() writes it; for IPv4 the address itself.
inline std::string network_of(const std::string& address) {
    if (address.find(':') == std::string::npos) return address;
    in6_addr bytes{};
    if (::inet_pton(AF_INET6, address.substr(0, address.find('/')).c_str(), &bytes) != 1) return address;
    std::fill(std::begin(bytes.s6_addr) + kNetworkBytes, std::end(bytes.s6_addr), std::uint8_t{0});
    std::array<char, INET6_ADDRSTRLEN> text{};
    ::inet_ntop(AF_INET6, &bytes, text.data(), text.size());
    return text.data();
}

/// Not thread-safe. An address without an amount uses no memory.
class NetworkTotals {
public:
    /// Compared first by network: one subscriber's many addresses are together one claimant.
    struct Total {
        std::size_t network = 0, address = 0;
        friend auto operator<=>(const Total&, const Total&) = default;
    };

    void add(const std::string& address, std::size_t amount) {
        networks_[network_of(address)] += amount;
        addresses_[address] += amount;
    }
    void subtract(const std::string& address, std::size_t amount) {
        subtract(networks_, network_of(address), amount);
        subtract(addresses_, address, amount);
    }
    Total of(const std::string& address) const {
        return {in(networks_, network_of(address)), in(addresses_, address)};
    }
    /// Returns true if the holder has more than the asker would have with `more`: its network, or within one
    /// network its address.
    bool has_more(const std::string& holder, const std::string& asker, std::size_t more) const {
        const Total its = of(holder), own = of(asker);
        return network_of(holder) == network_of(asker) ? its.address > own.address + more
                                                       : its.network > own.network + more;
    }

private:
    using Amounts = std::map<std::string, std::size_t>;
    static std::size_t in(const Amounts& amounts, const std::string& name) {
        const auto found = amounts.find(name);
        return found == amounts.end() ? 0 : found->second;
    }
    static void subtract(Amounts& amounts, const std::string& name, std::size_t amount) {
        const auto found = amounts.find(name);
        if ((found->second -= amount) == 0) amounts.erase(found);
    }

    Amounts networks_, addresses_;
};

} // namespace germini::server
