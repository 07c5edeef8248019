// Reads request headers, and sets the headers of every answer.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/message.hpp"
#include "server/net/settings.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::server {

using HttpRequest = http::request<http::string_body>;

/// Converts the headers for the routes; the caller sets body and address. `proxied`: the request came through
/// a trusted proxy.
Request read_request(const HttpRequest& request, const NetSettings& settings, bool proxied);
/// What a client waits for before it sends the body (RFC 9110, 10.1.1).
enum class Expects : std::uint8_t { nothing, to_continue, unknown };
Expects expectation(const HttpRequest& request);
/// Joins all lines of a list header into one.
std::string whole_list(const HttpRequest& request, beast::string_view name);
/// Returns true if the request has no Origin, an allowed one, or that of its own Host with the request's
/// scheme. The Host is one of the server's names, see host.hpp. `secure`: it came over TLS.
bool own_origin(const HttpRequest& request, const NetSettings& settings, bool secure);
/// Returns true if the Origin is one of NetSettings::origins, or exactly that of the server's page. The
/// page's origin is `page_origin`. If that is not set, it consists of the request's scheme, the name in Host
/// and a port that the request cannot choose. That port is the one the server listens on, or the scheme's
/// default behind a proxy or TLS. `listens`: the listening port; nullopt if something is in front of the
/// server.
bool own_page(const HttpRequest& request, const NetSettings& settings, bool secure,
              std::optional<unsigned short> listens);
/// Returns the origin of a URL, as browsers write it: "https://cards.example/germini" without everything
/// after host and port.
std::string origin_of(std::string_view page);
/// Returns true if the client offers our WebSocket subprotocol.
bool offers_protocol(const HttpRequest& request);

/// Cookies: the guest's secret, and a long-lived identifier shared by all guests of one browser.
inline constexpr std::string_view kGuestCookie = "germini_guest", kBrowserCookie = "germini_browser";

inline constexpr const char* kSubprotocol = "germini.v5";

/// Adds security headers, which browsers enforce.
void add_guards(http::fields& fields, const NetSettings& settings, bool secure);

} // namespace germini::server
