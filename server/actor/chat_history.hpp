// Recent chat of a table, in memory only. It is sent to everybody who enters, so that a reload keeps it.
#pragma once
#include "protocol/wire/outbound.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace germini::server {

class ChatHistory {
public:
    /// Number of messages kept.
    static constexpr std::size_t kKept = 50;

    /// Numbers a message by `now` (milliseconds since 1970), and keeps it.
    const protocol::Utterance& add(protocol::Utterance words, std::int64_t now) {
        words.n = last_ = std::max(now, last_ + 1);
        if (kept_.size() == kKept) kept_.erase(kept_.begin());
        return kept_.emplace_back(std::move(words));
    }
    /// Removes the messages of a guest who may not return.
    void forget(std::int64_t number) {
        std::erase_if(kept_, [number](const auto& one) { return one.number == number; });
    }
    bool empty() const { return kept_.empty(); }
    const std::vector<protocol::Utterance>& all() const { return kept_; }

private:
    std::vector<protocol::Utterance> kept_; ///< oldest first
    std::int64_t last_ = 0;
};

} // namespace germini::server
