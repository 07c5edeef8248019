#include "server/net/host_name.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <string>

namespace germini::server {
namespace {

constexpr std::size_t kMostName = 253; // maximum length of a DNS name

bool is_part_of_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == '_';
}

bool is_bracketed(std::string_view text) {
    return text.size() > 2 && text.front() == '[' && text.back() == ']';
}

} // namespace

bool is_host_name(std::string_view text) {
    if (text.empty() || text.size() > kMostName) return false;
    if (!is_bracketed(text)) return std::all_of(text.begin(), text.end(), is_part_of_name);
    boost::system::error_code error;
    boost::asio::ip::make_address_v6(std::string(text.substr(1, text.size() - 2)), error);
    return !error;
}

HostAndPort split_host(std::string_view text) {
    const bool bracketed = !text.empty() && text.front() == '[';
    const std::size_t colon = text.find(':', bracketed ? text.find(']') : 0);
    if (colon == std::string_view::npos) return {text, std::nullopt};
    return {text.substr(0, colon), text.substr(colon + 1)};
}

bool is_this_machine(std::string_view name) {
    if (name == "localhost") return true;
    if (is_bracketed(name)) name = name.substr(1, name.size() - 2);
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(std::string(name), error);
    return !error && address.is_loopback();
}

} // namespace germini::server
