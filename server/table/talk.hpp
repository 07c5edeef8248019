// What was said last at a table, in memory alone: whoever comes is told it, so that a reload keeps the talk.
#pragma once
#include "protocol/wire/outbound.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace germini::server {

class Talk {
public:
    /// So many of the last words are kept.
    static constexpr std::size_t kKept = 50;

    /// Numbers them by `now`, milliseconds since 1970, and keeps them.
    const protocol::Utterance& add(protocol::Utterance words, std::int64_t now) {
        words.n = last_ = std::max(now, last_ + 1);
        if (kept_.size() == kKept) kept_.erase(kept_.begin());
        return kept_.emplace_back(std::move(words));
    }
    /// Of one who may not come again.
    void forget(std::int64_t number) {
        std::erase_if(kept_, [number](const auto& one) { return one.number == number; });
    }
    bool empty() const { return kept_.empty(); }
    const std::vector<protocol::Utterance>& all() const { return kept_; }

private:
    std::vector<protocol::Utterance> kept_; ///< the oldest first
    std::int64_t last_ = 0;
};

} // namespace germini::server
