// How actions were answered, by guest and the client's id, so that a retry is answered and not done again.
#pragma once
#include "server/table/peer.hpp"
#include "server/table/seating.hpp"

#include <boost/unordered/unordered_flat_set.hpp>
#include <cstddef>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace germini::server {

class Answers {
public:
    using Id = std::pair<GuestKey, std::string>;

    void add_done(const Id& id) { done_.insert(id); }
    /// A move; those of earlier hands are forgotten here and found in the log.
    void add_move(int hand, const Id& id) {
        if (hand != hand_) moves_.clear();
        hand_ = hand;
        moves_.insert(id);
    }
    /// Refusals change nothing, so the oldest may be forgotten.
    void add_refusal(const Id& id, Payload answer) {
        if (!refused_.emplace(id, std::move(answer)).second) return;
        order_.push_back(id);
        if (order_.size() <= kMostRefusals) return;
        refused_.erase(order_.front());
        order_.pop_front();
    }
    bool done(const Id& id) const { return moves_.contains(id) || done_.contains(id); }
    /// nullptr if there was none.
    Payload refusal(const Id& id) const {
        const auto found = refused_.find(id);
        return found == refused_.end() ? nullptr : found->second;
    }

private:
    static constexpr std::size_t kMostRefusals = 256;
    std::set<Id> done_; ///< as long as the table lives: sorted, so that chosen ids cannot make it slow
    boost::unordered_flat_set<Id> moves_; ///< a hundred or so
    int hand_ = 0;                        ///< theirs
    std::map<Id, Payload> refused_;
    std::deque<Id> order_;
};

} // namespace germini::server
