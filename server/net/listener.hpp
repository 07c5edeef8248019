// Accepts connections, each on a strand of its own.
#pragma once
#include "server/net/beast.hpp"
#include "server/net/context.hpp"

#include <memory>

namespace germini::server {

class Listener : public std::enable_shared_from_this<Listener> {
public:
    /// Binds at once; throws std::runtime_error with a sentence where that is not possible.
    explicit Listener(NetContext& net);

    unsigned short port() const { return port_; }
    void start();
    /// From any thread: takes no more connections.
    void stop();

private:
    void accept();
    void accepted(const ErrorCode& error, Socket socket);

    NetContext& net_;
    Strand strand_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
    unsigned short port_ = 0;
};

} // namespace germini::server
