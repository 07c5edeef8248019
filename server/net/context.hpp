// What every connection shares.
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

/// A connection that may be waiting for nothing but its next request.
class Idler {
public:
    virtual ~Idler() = default;
    /// From any thread: ends the connection if that is so.
    virtual void end_if_idle() = 0;
};

struct NetContext {
    NetContext(boost::asio::io_context& on, NetSettings with, World& in, std::shared_ptr<Directory> directory)
        : io(on), world(in), settings(std::move(with)), sockets(on),
          api(in, std::move(directory), settings, sockets), files(settings.web),
          shared_strand(boost::asio::make_strand(on)), readiness(in, shared_strand), addresses(settings) {}

    boost::asio::io_context& io;
    World& world;
    const std::int64_t started = world.now(); ///< milliseconds since 1970
    const NetSettings settings;
    Sockets sockets;
    Api api;
    const StaticFiles files;

    /// Where `addresses` and `idlers` are touched.
    boost::asio::strand<boost::asio::io_context::executor_type> shared_strand;
    Readiness readiness;
    Addresses addresses;
    std::map<const Idler*, std::weak_ptr<Idler>> idlers;

    /// From any thread: nobody waits for who has nothing to say.
    void end_idle() {
        boost::asio::post(shared_strand, [this] {
            for (const auto& [key, weak] : idlers)
                if (const auto idler = weak.lock()) idler->end_if_idle();
        });
    }

    /// Those that are open. Each holds its place to its end, which may come after that of everything else
    /// here.
    const std::shared_ptr<std::atomic<std::size_t>> connections =
        std::make_shared<std::atomic<std::size_t>>(0);
    /// WebSockets for which much waits; each takes itself off, however late it ends.
    const std::shared_ptr<std::atomic<std::int64_t>> readers_behind =
        std::make_shared<std::atomic<std::int64_t>>(0);
    std::atomic<std::uint64_t> web_sockets = 0; ///< so far; each bears its number in the log
    std::atomic<bool> stopping = false;
};

} // namespace germini::server
