// Lets a coroutine wait for a value that a callback delivers.
#pragma once
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <utility>

namespace germini::server {

/// Calls `start(done)` and waits until somebody calls `done(value)`, once and on any thread; the coroutine
/// continues on its own executor. `done` is copyable. If all its copies are destroyed without a call, so is
/// the coroutine. `start` must not throw. Without T, nothing is delivered.
template <class... T, class Start> auto callback_value(Start start) {
    auto initiate = [](auto handler, Start begin) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        begin([waiting](T... value) {
            const auto executor = boost::asio::get_associated_executor(*waiting);
            auto resume = [waiting, ... value = std::move(value)]() mutable {
                (*waiting)(std::move(value)...);
            };
            boost::asio::post(executor, std::move(resume));
        });
    };
    return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void(T...)>(
        std::move(initiate), boost::asio::use_awaitable, std::move(start));
}

} // namespace germini::server
