// Notices that a client has closed its connection while its request is answered.
#pragma once
#include "server/net/beast.hpp"

#include <cerrno>
#include <memory>
#include <stop_token>
#include <sys/socket.h>
#include <utility>

namespace germini::server {

/// Requests a stop once the client has closed its connection, unless it sends something else first, or the
/// socket's operations are cancelled. `owner`: keeps the socket.
template <class Owner> void watch_client(Socket& socket, std::weak_ptr<Owner> owner, std::stop_source gone) {
    socket.async_wait(Socket::wait_read, [&socket, owner = std::move(owner),
                                          gone = std::move(gone)](const ErrorCode& error) mutable {
        const auto alive = owner.lock();
        if (error || !alive) return;
        char next = 0;
        const auto got = ::recv(socket.native_handle(), &next, 1, MSG_PEEK | MSG_DONTWAIT);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) gone.request_stop();
    });
}

} // namespace germini::server
