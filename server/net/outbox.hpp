// What waits to be written to one connection: bounded, in bytes and in messages.
#pragma once
#include "server/table/peer.hpp"

#include <cstddef>
#include <deque>
#include <utility>

namespace germini::server {

struct OutboxLimits {
    std::size_t bytes = 256u * 1024;
    std::size_t messages = 512;
};

class Outbox {
public:
    explicit Outbox(const OutboxLimits& limits) : limits_(limits) {}

    /// False, and nothing taken, where it would be too much: the reader is too slow.
    bool push(Payload message) {
        if (queue_.size() >= limits_.messages || bytes_ + message->size() > limits_.bytes) return false;
        bytes_ += message->size();
        queue_.push_back(std::move(message));
        return true;
    }
    bool empty() const { return queue_.empty(); }
    Payload pop() {
        Payload message = std::move(queue_.front());
        queue_.pop_front();
        bytes_ -= message->size();
        return message;
    }
    void clear() {
        queue_.clear();
        bytes_ = 0;
    }

private:
    OutboxLimits limits_;
    std::deque<Payload> queue_;
    std::size_t bytes_ = 0;
};

} // namespace germini::server
