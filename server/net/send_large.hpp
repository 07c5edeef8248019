// Sends the body of a large answer from its file.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/large_answer.hpp"

#include <chrono>

namespace germini::server {

/// Sends the file; returns false if that fails. There is a time limit for the whole by its length and one for
/// each piece, so that a client that reads nothing is cut off soon. `request_time`: the time of a request, to
/// which that of the bytes is added.
asio::awaitable<bool> send_large(Stream& stream, const LargeAnswer& large, std::chrono::seconds request_time);

} // namespace germini::server
