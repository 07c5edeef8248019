// Messages queued for one connection, limited in bytes and in number.
#pragma once
#include "server/actor/peer.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace germini::server {

struct OutboxLimits {
    std::size_t bytes = 256u * 1024;
    std::size_t messages = 512;
};

class Outbox {
public:
    explicit Outbox(const OutboxLimits& limits) : limits_(limits) {}

    /// Appends the message. Returns false and drops it if a limit would be exceeded: the client reads too
    /// slowly.
    bool push(Payload message) {
        if (queue_.size() >= limits_.messages || bytes_ + message->size() > limits_.bytes) return false;
        bytes_ += message->size();
        queue_.push_back(std::move(message));
        return true;
    }
    bool empty() const { return queue_.empty(); }
    /// Returns true if the queue has reached an eighth of its message limit: the client does not keep up.
    bool behind() const { return queue_.size() >= std::max<std::size_t>(limits_.messages / 8, 1); }
    /// Returns the oldest messages, at most `most`.
    std::span<const Payload> oldest(std::size_t most) const {
        return std::span(queue_).first(std::min(most, queue_.size()));
    }
    void drop(std::size_t count) {
        const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(count);
        for (auto message = queue_.begin(); message != end; ++message) bytes_ -= (*message)->size();
        queue_.erase(queue_.begin(), end);
    }
    void clear() {
        queue_.clear();
        bytes_ = 0;
    }

private:
    OutboxLimits limits_;
    std::vector<Payload> queue_;
    std::size_t bytes_ = 0;
};

} // namespace germini::server
