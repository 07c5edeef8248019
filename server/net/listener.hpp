// Accepts connections at one address and port, each on its own strand.
#pragma once
#include "server/journal/throttled_log.hpp"
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

#include <memory>

namespace germini::server {

/// Configuration of a listener.
struct ListenerConfig {
    using Serve = asio::awaitable<void> (*)(Socket socket, NetContext& net, IpAddress peer,
                                            std::shared_ptr<void> slot);
    ListenAt at;
    Serve serve;
    std::size_t most; ///< maximum number of simultaneous connections; further ones are closed at once
    /// Number of open connections. Each holds a reference to it until it ends.
    std::shared_ptr<std::atomic<std::size_t>> open = std::make_shared<std::atomic<std::size_t>>(0);
};

class Listener : public std::enable_shared_from_this<Listener> {
public:
    /// Binds at once. Throws std::runtime_error with a readable message if that fails.
    Listener(NetContext& net, ListenerConfig config);

    unsigned short port() const { return port_; }
    void start();
    /// Stops accepting connections. May be called from any thread.
    void stop();

private:
    void accept();
    void accepted(const ErrorCode& error, Socket socket);

    NetContext& net_;
    const ListenerConfig config_;
    Strand strand_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
    unsigned short port_ = 0;
    journal::ThrottledLog unaccepted_{journal::Level::warn, "connection not accepted"};
};

} // namespace germini::server
