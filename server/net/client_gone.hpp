// Notices that a client has closed its connection while its request is answered.
#pragma once
#include "server/net/beast.hpp"

#include <boost/asio/steady_timer.hpp>
#include <cerrno>
#include <chrono>
#include <memory>
#include <poll.h>
#include <stop_token>
#include <sys/socket.h>
#include <utility>

namespace germini::server {

/// Interval of looks at a client that has sent something more: its closing makes no event then.
inline constexpr std::chrono::seconds kLookAgain{1};

/// Requests a stop if the client has closed its connection; looks again while something that it has sent is
/// unread. `owner`: keeps the socket.
template <class Owner>
void look_for_client(Socket& socket, std::weak_ptr<Owner> owner, std::stop_source gone) {
    char next = 0;
    const auto got = ::recv(socket.native_handle(), &next, 1, MSG_PEEK | MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    pollfd state{socket.native_handle(), POLLRDHUP, 0};
    if (got <= 0 || ::poll(&state, 1, 0) > 0) {
        gone.request_stop();
        return;
    }
    const auto timer = std::make_shared<asio::steady_timer>(socket.get_executor(), kLookAgain);
    timer->async_wait([timer, &socket, owner = std::move(owner), gone = std::move(gone)](const ErrorCode&) {
        if (const auto alive = owner.lock()) look_for_client(socket, owner, gone);
    });
}

/// Requests a stop once the client has closed its connection, unless the socket's operations are cancelled.
/// `owner`: keeps the socket.
template <class Owner> void watch_client(Socket& socket, std::weak_ptr<Owner> owner, std::stop_source gone) {
    socket.async_wait(Socket::wait_read,
                      [&socket, owner = std::move(owner), gone = std::move(gone)](const ErrorCode& error) {
                          const auto alive = owner.lock();
                          if (!error && alive) look_for_client(socket, owner, gone);
                      });
}

} // namespace germini::server
