// Accepts connections at one place, each on a strand of its own.
#pragma once
#include "server/journal/seldom.hpp"
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

#include <memory>

namespace germini::server {

/// What is listened at, and what becomes of those who come.
struct Door {
    using Serve = asio::awaitable<void> (*)(Socket socket, NetContext& net, IpAddress peer,
                                            std::shared_ptr<void> place);
    ListenAt at;
    Serve serve;
    std::size_t most; ///< connections at once; beyond, one is closed at once
    /// How many there are: each holds its place to its end.
    std::shared_ptr<std::atomic<std::size_t>> open = std::make_shared<std::atomic<std::size_t>>(0);
};

class Listener : public std::enable_shared_from_this<Listener> {
public:
    /// Binds at once; throws std::runtime_error with a sentence where that is not possible.
    Listener(NetContext& net, Door door);

    unsigned short port() const { return port_; }
    void start();
    /// From any thread: takes no more connections.
    void stop();

private:
    void accept();
    void accepted(const ErrorCode& error, Socket socket);

    NetContext& net_;
    const Door door_;
    Strand strand_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
    unsigned short port_ = 0;
    journal::Seldom unaccepted_{journal::Level::warn, "a connection is not accepted"};
};

} // namespace germini::server
