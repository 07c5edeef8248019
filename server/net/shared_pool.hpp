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
        auto start = [pool = *this, address = std::move(address), amount, lost = std::move(lost)](auto done) {
            boost::asio::post(pool.strand_, [pool, address, amount, lost, done] {
                done(pool.take_here(address, amount, lost));
            });
        };
        return callback_value<std::shared_ptr<void>>(std::move(start));
    }
    /// Same, on the strand itself.
    std::shared_ptr<void> take_here(const std::string& address, std::size_t amount,
                                    std::stop_source lost) const {
        const auto number = pool_->take(address, amount, std::move(lost));
        if (!number) return nullptr;
        return {pool_.get(), [strand = strand_, pool = pool_, address, number = *number](void*) {
                    boost::asio::post(strand, [pool, address, number] { pool->give_back(address, number); });
                }};
    }

private:
    Strand strand_;
    std::shared_ptr<FairPool> pool_;
};

} // namespace germini::server
