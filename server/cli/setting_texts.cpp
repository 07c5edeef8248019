#include "server/cli/setting_texts.hpp"

#include "server/net/host_name.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <charconv>

namespace germini::cli {
namespace {

/// Reads the whole of `text` as a number; false if it is not one.
template <class Number> bool to_number(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

} // namespace

void throw_invalid(const std::string& option, const std::string& text, const std::string& wanted) {
    throw InvalidSetting(option, "invalid value \"" + text + "\": expected " + wanted);
}

void read_pace(const std::string& text, server::TableSettings& table) {
    const std::size_t dash = text.find('-');
    int least = 0, most = 0;
    const bool fine = to_number(std::string_view(text).substr(0, dash), least) &&
                      to_number(dash == std::string::npos ? text : text.substr(dash + 1), most);
    if (!fine || least < 0 || most < least)
        throw_invalid("bot-pace", text, "milliseconds, e.g. 1000 or 900-2600");
    table.bot_least = std::chrono::milliseconds(least);
    table.bot_most = std::chrono::milliseconds(most);
}

server::Rate read_rate(const std::string& option, const std::string& text) {
    const std::size_t slash = text.find('/');
    server::Rate rate;
    const bool fine = slash != std::string::npos &&
                      to_number(std::string_view(text).substr(0, slash), rate.per_second) &&
                      to_number(std::string_view(text).substr(slash + 1), rate.burst);
    if (!fine || rate.per_second <= 0 || rate.burst < 1)
        throw_invalid(option, text, "PER_SECOND/BURST, e.g. 20/120");
    return rate;
}

std::optional<server::ListenAt> parse_listen_address(const std::string& option, const std::string& text) {
    if (text.empty()) return std::nullopt;
    server::ListenAt at;
    std::string port = text;
    if (text.find(':') != std::string::npos) {
        const server::HostAndPort host = server::split_host(text);
        boost::system::error_code error;
        const std::string name(host.name);
        const bool brackets = !name.empty() && name.front() == '[' && name.back() == ']';
        at.address = brackets ? name.substr(1, name.size() - 2) : name;
        boost::asio::ip::make_address(at.address, error);
        port = error || !host.port ? "" : std::string(*host.port);
    }
    if (!to_number(port, at.port))
        throw_invalid(option, text, "a port, e.g. 9464, or an address and port, e.g. 127.0.0.1:9464");
    return at;
}

bool is_origin(std::string_view text) {
    const std::size_t scheme = text.find("://");
    if (scheme == std::string_view::npos) return false;
    if (text.substr(0, scheme) != "http" && text.substr(0, scheme) != "https") return false;
    const server::HostAndPort host = server::split_host(text.substr(scheme + 3));
    unsigned short port = 0;
    return server::is_host_name(host.name) && (!host.port || to_number(*host.port, port));
}

bool is_page(std::string_view text) {
    const std::size_t scheme = text.find("://");
    if (scheme == std::string_view::npos) return false;
    const bool plain = std::all_of(text.begin(), text.end(), [](unsigned char ch) {
        return ch > ' ' && ch < 0x7f && ch != '"' && ch != '<' && ch != '>';
    });
    return plain && is_origin(text.substr(0, text.find_first_of("/?#", scheme + 3)));
}

std::string checked_host(const std::string& host) {
    boost::system::error_code error;
    boost::asio::ip::make_address(host, error);
    if (error) throw_invalid("host", host, "an IP address, e.g. 127.0.0.1, 0.0.0.0 or ::1");
    return host;
}

} // namespace germini::cli
