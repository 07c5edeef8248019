// How a connection ends to which the other side may still be sending.
#pragma once
#include "server/net/beast.hpp"

#include <chrono>
#include <cstddef>

namespace germini::server {

/// So much and so long is read of a connection that ends.
inline constexpr std::size_t kMostDrained = 4u << 20u; // bytes
inline constexpr std::chrono::seconds kDrainTime{5};

/// Says that nothing more comes, reads what the other side had under way and forgets it, and closes. Closed
/// with bytes unread, the system would reset the connection, and the other side would lose what was sent
/// last: the close code, or why its request was refused. The stream must live until it is done; the answer
/// is empty if the other side ended too.
asio::awaitable<ErrorCode> drain(Stream& stream);

} // namespace germini::server
