// State shared by all connections.
#pragma once
#include "server/net/addresses.hpp"
#include "server/net/api.hpp"
#include "server/net/readiness.hpp"
#include "server/net/settings.hpp"
#include "server/net/sockets.hpp"
#include "server/net/static_files.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <map>
#include <memory>

namespace germini::server {

/// A connection that may be idle, waiting only for its next request.
class IdleConnection {
public:
    virtual ~IdleConnection() = default;
    /// Ends the connection if it is idle. May be called from any thread.
    virtual void end_if_idle() = 0;
};

struct NetContext {
    NetContext(boost::asio::io_context& on, NetSettings with, ServerContext& in,
               std::shared_ptr<Directory> directory)
        : io(on), server(in), settings(std::move(with)), sockets(on),
          api(in, std::move(directory), settings, sockets), files(settings.web),
          shared_strand(boost::asio::make_strand(on)), readiness(in, shared_strand),
          addresses(settings, shared_strand) {}

    boost::asio::io_context& io;
    ServerContext& server;
    const NetSettings settings;
    Sockets sockets;
    Api api;
    const StaticFiles files;

    /// Guards `addresses` and `idle_connections`.
    boost::asio::strand<boost::asio::io_context::executor_type> shared_strand;
    Readiness readiness;
    Addresses addresses;
    std::map<const IdleConnection*, std::weak_ptr<IdleConnection>> idle_connections;

    /// Ends all idle connections, so that a shutdown does not wait for them. May be called from any thread.
    void end_idle() {
        boost::asio::post(shared_strand, [this] {
            for (const auto& [key, weak] : idle_connections)
                if (const auto connection = weak.lock()) connection->end_if_idle();
        });
    }

    /// Returns false if a proxy should send new visitors to other nodes.
    bool takes_visitors() const {
        return !leaving && (server.cluster == nullptr || server.cluster->is_current());
    }

    /// Open connections. Each holds a reference to the count until it ends, which may be after this context
    /// is destroyed.
    const std::shared_ptr<std::atomic<std::size_t>> connections =
        std::make_shared<std::atomic<std::size_t>>(0);
    /// WebSockets with a large backlog. Each removes itself from the count, even after this context is
    /// destroyed.
    const std::shared_ptr<std::atomic<std::int64_t>> readers_behind =
        std::make_shared<std::atomic<std::int64_t>>(0);
    std::atomic<std::uint64_t> web_sockets =
        0;                             ///< opened so far; the log identifies a WebSocket by its number
    std::atomic<bool> leaving = false; ///< goes to other nodes, or stops
    std::atomic<bool> stopping = false;
};

} // namespace germini::server
