// Messages queued for one connection, limited in bytes and in number, and in bytes for its address.
#pragma once
#include "server/actor/table_client.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace germini::server {

struct OutboxLimits {
    std::size_t bytes = 256u * 1024;
    std::size_t messages = 512;
    std::size_t address_bytes = 8u * 1024 * 1024; ///< for all connections of an address
    /// Bytes that each connection may queue even beyond `address_bytes`, so that a slow client takes nothing
    /// from the others of its address.
    std::size_t share = 32u * 1024;
};

class Outbox {
public:
    /// `of_address`: bytes queued for the client's address. Both must outlive this.
    Outbox(const OutboxLimits& limits, std::atomic<std::size_t>& of_address)
        : limits_(limits), of_address_(of_address) {}
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;
    ~Outbox() { of_address_ -= bytes_; }

    /// Appends the message. Returns false and drops it if a limit would be exceeded: the client reads too
    /// slowly, or it would exceed its share while the clients of its address together read too slowly. An
    /// empty outbox takes any message.
    bool push(Payload message) {
        const std::size_t size = message->size();
        if (queue_.size() >= limits_.messages || bytes_ + size > limits_.bytes) return false;
        const bool beyond_share = bytes_ > 0 && bytes_ + size > limits_.share;
        if (beyond_share && of_address_ + size > limits_.address_bytes) return false;
        bytes_ += size;
        of_address_ += size;
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
        std::size_t bytes = 0;
        for (auto message = queue_.begin(); message != end; ++message) bytes += (*message)->size();
        queue_.erase(queue_.begin(), end);
        bytes_ -= bytes;
        of_address_ -= bytes;
    }
    void clear() { drop(queue_.size()); }

private:
    const OutboxLimits& limits_;
    std::atomic<std::size_t>& of_address_;
    std::vector<Payload> queue_;
    std::size_t bytes_ = 0;
};

} // namespace germini::server
