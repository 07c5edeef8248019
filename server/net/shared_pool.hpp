// A FairPool on a strand, for coroutines.
#pragma once
#include "server/callback_value.hpp"
#include "server/fair_pool.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>

namespace germini::server {

/// May be used from any thread.
class SharedPool {
public:
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

    SharedPool(Strand strand, std::size_t most)
        : strand_(std::move(strand)), pool_(std::make_shared<FairPool>(most)) {}

    /// Takes a share (FairPool::take), held until the pointer is released; null if the pool is full. `lost`
    /// is requested to stop on any thread.
    boost::asio::awaitable<std::shared_ptr<void>> take(std::string address, std::size_t amount,
                                                       std::stop_source lost) const {
        auto start = [strand = strand_, pool = pool_, address = std::move(address), amount,
                      lost = std::move(lost)](auto done) {
            boost::asio::post(strand, [strand, pool, address, amount, lost, done] {
                const auto number = pool->take(address, amount, lost);
                done(number ? hold(strand, pool, address, *number) : nullptr);
            });
        };
        return callback_value<std::shared_ptr<void>>(std::move(start));
    }

private:
    static std::shared_ptr<void> hold(const Strand& strand, const std::shared_ptr<FairPool>& pool,
                                      const std::string& address, std::size_t number) {
        return {pool.get(), [strand, pool, address, number](void*) {
                    boost::asio::post(strand, [pool, address, number] { pool->give_back(address, number); });
                }};
    }
    Strand strand_;
    std::shared_ptr<FairPool> pool_;
};

} // namespace germini::server
