#include "server/net/listener.hpp"

#include <stdexcept>

namespace germini::server {
namespace {

// E.g. out of file descriptors: closing connections will help, retrying at once will not.
constexpr std::chrono::milliseconds kPause{100};
constexpr int kBacklog = 4096;

void connection_ended(const std::exception_ptr& error) {
    if (!error) return;
    try {
        std::rethrow_exception(error);
    } catch (const std::exception& e) {
        journal::error({}, "connection ended with an exception: {}", e.what());
    }
}

} // namespace

Listener::Listener(NetContext& net, ListenerConfig config)
    : net_(net), config_(std::move(config)), strand_(asio::make_strand(net.io)), acceptor_(strand_),
      pause_(strand_) {
    ErrorCode error;
    const auto address = asio::ip::make_address(config_.at.address, error);
    if (error) throw std::runtime_error("\"" + config_.at.address + "\" is not a valid listen address.");
    const tcp::endpoint endpoint(address, config_.at.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(kBacklog, error);
    if (error)
        throw std::runtime_error("Cannot listen on " + config_.at.address + " port " +
                                 std::to_string(config_.at.port) + ": " + error.message() + ".");
    port_ = acceptor_.local_endpoint().port();
}

void Listener::start() {
    asio::post(strand_, [self = shared_from_this()] { self->accept(); });
}

void Listener::stop() {
    asio::post(strand_, [self = shared_from_this()] {
        ErrorCode ignored;
        self->acceptor_.close(ignored);
        self->pause_.cancel();
    });
}

void Listener::accept() {
    acceptor_.async_accept(asio::make_strand(net_.io),
                           [self = shared_from_this()](const ErrorCode& error, Socket socket) {
                               self->accepted(error, std::move(socket));
                           });
}

void Listener::accepted(const ErrorCode& error, Socket socket) {
    if (!acceptor_.is_open()) return;
    if (error) {
        unaccepted_.report(net_.server.steady(), {}, error.message());
        pause_.expires_after(kPause);
        pause_.async_wait([self = shared_from_this()](const ErrorCode& stopped) {
            if (!stopped) self->accept();
        });
        return;
    }
    if (*config_.open < config_.most) {
        ErrorCode ignored;
        socket.set_option(tcp::no_delay(true), ignored);
        // Otherwise the system buffers several megabytes of an answer for a client that does not read.
        socket.set_option(asio::socket_base::send_buffer_size(net_.settings.http_buffer), ignored);
        const auto peer = socket.remote_endpoint(ignored);
        ++*config_.open;
        std::shared_ptr<void> slot(config_.open.get(), [all = config_.open](void*) { --*all; });
        const auto strand = socket.get_executor();
        asio::co_spawn(strand, config_.serve(std::move(socket), net_, peer.address(), std::move(slot)),
                       connection_ended);
    } else {
        net_.server.refusals.refused(Limit::connections, net_.server.steady());
    }
    accept();
}

} // namespace germini::server
