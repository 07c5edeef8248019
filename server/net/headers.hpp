// What is read out of a request's headers, and the headers that every answer carries.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/message.hpp"
#include "server/net/settings.hpp"

#include <optional>
#include <string>

namespace germini::server {

using HttpRequest = http::request<http::string_body>;

/// The request as the routes see it, but for its address.
Request read_request(const HttpRequest& request, const NetSettings& settings);
/// The client's address as a trusted proxy names it; none if it names none.
std::optional<std::string> forwarded_for(const HttpRequest& request);
/// No Origin, the server's own host, or one of the allowed ones.
bool own_origin(const HttpRequest& request, const NetSettings& settings);
/// Among the offered WebSocket subprotocols.
bool offers_protocol(const HttpRequest& request);

inline constexpr const char* kSubprotocol = "germini.v2";

/// Headers that browsers hold pages to.
void add_guards(http::fields& fields, const NetSettings& settings, bool secure);

} // namespace germini::server
