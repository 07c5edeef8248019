// Converts a file of the web client to an HTTP response.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/static_files.hpp"

#include <boost/beast/http/span_body.hpp>
#include <string_view>

namespace germini::server {

using SpanResponse = http::response<http::span_body<const char>>;

/// Returns true if the client accepts a body in this coding ("br", "gzip") and does not prefer an
/// uncompressed one, by the weights in `Accept-Encoding` (RFC 9110, 12.5.3).
bool accepts(const HttpRequest& request, std::string_view coding);
/// The body refers to the content of `file`.
SpanResponse to_http(const StaticFile& file, const HttpRequest& request, const NetSettings& settings);

} // namespace germini::server
