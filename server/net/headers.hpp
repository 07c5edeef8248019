// What is read out of a request's headers, and the headers that every answer carries.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/message.hpp"
#include "server/net/settings.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace germini::server {

using HttpRequest = http::request<http::string_body>;

/// The request as the routes see it, but for its address. `proxied`: it came by a trusted proxy.
Request read_request(const HttpRequest& request, const NetSettings& settings, bool proxied);
/// All lines of a header whose value is a list, as one.
std::string whole_list(const HttpRequest& request, beast::string_view name);
/// Whether the request has no Origin, an allowed one, or that of the Host it names (one of the server's own,
/// see host.hpp) with the scheme it came by. `secure`: it came over TLS.
bool own_origin(const HttpRequest& request, const NetSettings& settings, bool secure);
/// Whether the Origin is one of NetSettings::origins, or exactly that of the server's page: `page_origin`;
/// where that is not set, the scheme by which the request came, the Host's name, and a port that no request
/// chooses: the one that the server listens at, or the scheme's own where a proxy, or TLS, stands before it.
/// `listens`: that port; none: something stands before it.
bool own_page(const HttpRequest& request, const NetSettings& settings, bool secure,
              std::optional<unsigned short> listens);
/// "https://cards.example/germini" without what is behind its host and port, as browsers write an origin.
std::string origin_of(std::string_view page);
/// Among the offered WebSocket subprotocols.
bool offers_protocol(const HttpRequest& request);

/// The guest's secret; and, for as long as the browser keeps it, a word that guests of one browser share.
inline constexpr std::string_view kGuestCookie = "germini_guest", kBrowserCookie = "germini_browser";

inline constexpr const char* kSubprotocol = "germini.v3";

/// Headers that browsers hold pages to.
void add_guards(http::fields& fields, const NetSettings& settings, bool secure);

} // namespace germini::server
