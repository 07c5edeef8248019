// What every connection shares.
#pragma once
#include "server/net/addresses.hpp"
#include "server/net/api.hpp"
#include "server/net/settings.hpp"
#include "server/net/static_files.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

namespace germini::server {

struct NetContext {
    NetContext(boost::asio::io_context& on, NetSettings with, World& world,
               std::shared_ptr<Directory> directory)
        : io(on), settings(std::move(with)), api(world, std::move(directory), settings), files(settings.web),
          door(boost::asio::make_strand(on)), addresses(settings) {}

    boost::asio::io_context& io;
    const NetSettings settings;
    Api api;
    const StaticFiles files;

    /// Where `addresses` is touched.
    boost::asio::strand<boost::asio::io_context::executor_type> door;
    Addresses addresses;

    std::atomic<std::size_t> connections = 0;
    std::atomic<bool> stopping = false;
};

} // namespace germini::server
