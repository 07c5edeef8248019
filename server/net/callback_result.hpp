// Lets a coroutine wait for a value that a callback delivers.
#pragma once
#include "server/net/beast.hpp"

#include <boost/asio/post.hpp>
#include <memory>
#include <optional>
#include <utility>

namespace germini::server {

/// Receives the value. Copyable; must be called once, on any thread.
template <class T> class CallbackResult {
public:
    explicit CallbackResult(Strand strand) : slot_(std::make_shared<Slot>(std::move(strand))) {}

    void operator()(T value) const {
        asio::post(slot_->strand, [slot = slot_, value = std::move(value)]() mutable {
            slot->value = std::move(value);
            slot->timer.cancel();
        });
    }
    /// Waits for the value. Must run on the strand passed to the constructor.
    asio::awaitable<T> wait() const {
        const auto slot = slot_;
        while (!slot->value) {
            slot->timer.expires_at(asio::steady_timer::time_point::max());
            co_await slot->timer.async_wait(kAwait);
        }
        co_return *std::move(slot->value);
    }

private:
    struct Slot {
        explicit Slot(const Strand& on) : strand(on), timer(on) {}
        Strand strand;
        asio::steady_timer timer;
        std::optional<T> value;
    };
    std::shared_ptr<Slot> slot_;
};

} // namespace germini::server
