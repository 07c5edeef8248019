// An answer of a route as it goes over the line.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/message.hpp"

namespace germini::server {

using StringResponse = http::response<http::string_body>;

/// With its body, unless only its headers were asked for, and the headers of every answer. A large body
/// follows the response; here it has its length alone.
StringResponse to_http(Response answer, const HttpRequest& request, const NetSettings& settings, bool secure);

} // namespace germini::server
