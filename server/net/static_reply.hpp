// A file of the web client as an answer over HTTP.
#pragma once
#include "server/net/headers.hpp"
#include "server/net/static_files.hpp"

#include <boost/beast/http/span_body.hpp>

namespace germini::server {

using SpanResponse = http::response<http::span_body<const char>>;

/// Whether the client takes a gzip body by the weights of its `Accept-Encoding` (RFC 9110, 12.5.3).
bool accepts_gzip(const HttpRequest& request);
/// The body points into `file`.
SpanResponse to_http(const StaticFile& file, const HttpRequest& request, const NetSettings& settings);

} // namespace germini::server
