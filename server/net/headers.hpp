// What is read out of a request's headers, and the headers that every answer carries.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/message.hpp"
#include "server/net/settings.hpp"

#include <string>
#include <string_view>

namespace germini::server {

using HttpRequest = http::request<http::string_body>;

/// The request as the routes see it, but for its address. `proxied`: it came by a trusted proxy.
Request read_request(const HttpRequest& request, const NetSettings& settings, bool proxied);
/// All lines of a header whose value is a list, as one.
std::string whole_list(const HttpRequest& request, beast::string_view name);
/// No Origin, the Host that was asked for (which is one of the server's own, see host.hpp), or an allowed
/// one.
bool own_origin(const HttpRequest& request, const NetSettings& settings);
/// Among the offered WebSocket subprotocols.
bool offers_protocol(const HttpRequest& request);

/// The guest's secret; and, for as long as the browser keeps it, a word that guests of one browser share.
inline constexpr std::string_view kGuestCookie = "germini_guest", kBrowserCookie = "germini_browser";

inline constexpr const char* kSubprotocol = "germini.v3";

/// Headers that browsers hold pages to.
void add_guards(http::fields& fields, const NetSettings& settings, bool secure);

} // namespace germini::server
