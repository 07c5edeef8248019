// Converts an answer of a route to an HTTP response.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/message.hpp"

namespace germini::server {

using StringResponse = http::response<http::string_body>;

/// Adds the headers of every answer, and the body unless the request is HEAD. A large body is sent
/// separately; the response contains only its length.
StringResponse to_http(Response answer, const HttpRequest& request, const NetSettings& settings, bool secure);

} // namespace germini::server
