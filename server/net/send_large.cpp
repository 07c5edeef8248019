#include "server/net/send_large.hpp"

#include "server/net/transfer_timeout.hpp"

#include <algorithm>
#include <boost/asio/write.hpp>
#include <vector>

namespace germini::server {

asio::awaitable<bool> send_large(Stream& stream, const LargeAnswer& large,
                                 std::chrono::seconds request_time) {
    using Clock = asio::steady_timer::clock_type;
    const auto end = Clock::now() + transfer_timeout(large.size(), request_time);
    std::vector<char> piece(kAnswerPiece);
    for (std::size_t sent = 0; sent < large.size();) {
        const std::size_t size = large.read(sent, piece);
        if (size == 0) co_return false;
        stream.expires_at(std::min(end, Clock::now() + transfer_timeout(size, request_time)));
        const auto bytes = asio::buffer(piece.data(), size);
        const auto [error, written] = co_await asio::async_write(stream, bytes, kAwait);
        if (error) co_return false;
        sent += written;
    }
    co_return true;
}

} // namespace germini::server
