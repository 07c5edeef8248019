#include "server/net/lingering_close.hpp"

#include <array>

namespace germini::server {

asio::awaitable<ErrorCode> lingering_close(Stream& stream) {
    ErrorCode error;
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
    stream.expires_after(kLingerTime);
    std::array<char, 4096> bytes;
    for (std::size_t read = 0; !error && read < kMostDiscarded;) {
        const auto [failed, size] = co_await stream.async_read_some(asio::buffer(bytes), kAwait);
        error = failed;
        read += size;
    }
    stream.close();
    co_return error == asio::error::eof ? ErrorCode() : error;
}

} // namespace germini::server
