// Reads a request from a connection, and refuses every one whose length a proxy in front of the server could
// read differently (request smuggling), and every one with trailer fields.
#pragma once
#include "server/net/beast.hpp"

namespace germini::server {

using RequestParser = http::request_parser<http::string_body>;

/// Bytes that are read of a request before they are parsed: the longest chunk header, or trailers.
inline constexpr std::size_t kMostUnparsed = std::size_t{64} * 1024;

/// Reads the request line and the headers, `most` bytes at most. Fails with an error of http::error for what
/// is not a request: a folded header line, a transfer coding other than `chunked`, a second `Content-Length`.
asio::awaitable<ErrorCode> read_header(Stream& stream, beast::flat_buffer& buffer, RequestParser& parser,
                                       std::size_t most);
/// Reads the body of a request whose header was read. Fails with http::error::bad_field where trailer fields
/// follow a chunked body: Beast stores them among the headers, and a proxy does not check them.
asio::awaitable<ErrorCode> read_body(Stream& stream, beast::flat_buffer& buffer, RequestParser& parser);

} // namespace germini::server
