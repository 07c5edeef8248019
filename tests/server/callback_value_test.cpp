// Coroutines that wait for a callback.
#include "server/callback_value.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <doctest/doctest.h>
#include <memory>
#include <utility>

using namespace germini;

namespace {

/// Waits for a callback that never comes, with something in its frame.
boost::asio::awaitable<void> wait_in_vain(std::shared_ptr<int>) {
    const auto drop = [](const auto&) {};
    co_await server::callback_value<int>(drop);
}

} // namespace

TEST_CASE("a coroutine is destroyed with the last copy of its callback") {
    boost::asio::io_context io;
    auto held = std::make_shared<int>();
    const std::weak_ptr<int> still = held;
    boost::asio::co_spawn(io, wait_in_vain(std::move(held)), boost::asio::detached);
    io.run();
    CHECK(still.expired());
}
