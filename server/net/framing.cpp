#include "server/net/framing.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace germini::server {
namespace {

constexpr std::size_t kRead = 4096; ///< maximum number of bytes per read of a header

/// Returns true if a header line continues the one before it (RFC 9112, 5.2); Beast would join the two.
bool has_folded_line(std::string_view header) {
    return header.find("\n ") != std::string_view::npos || header.find("\n\t") != std::string_view::npos;
}

/// Returns an error unless all recipients agree on where the request ends (RFC 9112, 6.1 and 6.3).
ErrorCode framing_error(const RequestParser& parser) {
    const auto& request = parser.get();
    const auto lengths = request.equal_range(http::field::content_length);
    if (std::distance(lengths.first, lengths.second) > 1) return http::error::multiple_content_length;
    if (lengths.first != lengths.second && lengths.first->value().find(',') != beast::string_view::npos)
        return http::error::multiple_content_length;
    const auto [first, last] = request.equal_range(http::field::transfer_encoding);
    if (first == last) return {};
    const bool one = std::distance(first, last) == 1 && beast::iequals(first->value(), "chunked");
    if (!one || !parser.chunked() || request.version() < 11) return http::error::bad_transfer_encoding;
    return {};
}

std::ptrdiff_t count_fields(const RequestParser& parser) {
    return std::distance(parser.get().begin(), parser.get().end());
}

} // namespace

asio::awaitable<ErrorCode> read_header(Stream& stream, beast::flat_buffer& buffer, RequestParser& parser,
                                       std::size_t most) {
    parser.header_limit(static_cast<std::uint32_t>(most)); // per call; the total is counted here
    parser.eager(false);                                   // stops the parser at the end of the header
    std::size_t read = 0;
    for (;;) {
        if (buffer.size() > 0) {
            const auto unread = buffer.data();
            ErrorCode error;
            const std::size_t used = parser.put(unread, error); // complete lines, including folded ones
            const bool folded = has_folded_line({static_cast<const char*>(unread.data()), used});
            buffer.consume(used);
            read += used;
            if (error && error != http::error::need_more) co_return error;
            if (folded) co_return http::error::bad_obs_fold;
            if (parser.is_header_done())
                co_return read > most ? make_error_code(http::error::header_limit) : framing_error(parser);
            if (read + buffer.size() > most) co_return http::error::header_limit;
        }
        const auto room = buffer.prepare(kRead);
        const auto [failed, size] = co_await stream.async_read_some(room, kAwait);
        if (failed) co_return failed;
        buffer.commit(size);
    }
}

asio::awaitable<ErrorCode> read_body(Stream& stream, beast::flat_buffer& buffer, RequestParser& parser) {
    const auto before = count_fields(parser);
    const auto [failed, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (!failed && count_fields(parser) != before) co_return http::error::bad_field;
    co_return failed;
}

} // namespace germini::server
