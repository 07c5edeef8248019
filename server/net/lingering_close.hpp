// Lingering close: ends a connection while the peer may still be sending.
#pragma once
#include "server/net/beast.hpp"

#include <chrono>
#include <cstddef>

namespace germini::server {

/// Maximum amount of input discarded before closing, and maximum time for it.
inline constexpr std::size_t kMostDiscarded = 4u << 20u; // bytes
inline constexpr std::chrono::seconds kLingerTime{5};

/// Shuts down sending, reads and discards what the peer has in flight, and closes. If unread bytes were left,
/// the system would reset the connection. The peer would then lose the last bytes sent: the close code, or
/// why its request was refused. The stream must stay alive until this completes. Returns an empty error if
/// the peer closed its side too.
asio::awaitable<ErrorCode> lingering_close(Stream& stream);

} // namespace germini::server
