// Reads a request from a connection. Refuses requests whose length a proxy could interpret differently
// (request smuggling), and all requests with trailer fields.
#pragma once
#include "server/net/beast.hpp"

namespace germini::server {

using RequestParser = http::request_parser<http::string_body>;

/// Maximum number of unparsed bytes buffered for a request: the longest chunk header, or the trailers.
inline constexpr std::size_t kMostUnparsed = std::size_t{64} * 1024;

/// Reads the request line and headers, at most `most` bytes. Fails with an error of http::error if the
/// request is malformed: a folded header line, a transfer coding other than `chunked`, a second
/// `Content-Length`.
asio::awaitable<ErrorCode> read_header(Stream& stream, beast::flat_buffer& buffer, RequestParser& parser,
                                       std::size_t most);
/// Reads the body of a request whose header has been read. Fails with http::error::bad_field if trailer
/// fields follow a chunked body: Beast stores them among the headers, and a proxy does not check them.
asio::awaitable<ErrorCode> read_body(Stream& stream, beast::flat_buffer& buffer, RequestParser& parser);

} // namespace germini::server
