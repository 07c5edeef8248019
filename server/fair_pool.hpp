// A bounded total that addresses share: when it is full, the address with most loses its newest shares.
#pragma once
#include "server/network_totals.hpp"

#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace germini::server {

/// Not thread-safe. An address without a share uses no memory.
class FairPool {
public:
    /// `most`: the maximum of all shares together.
    explicit FairPool(std::size_t most) : most_(most) {}

    /// Takes a share for an address. While the pool is full, the address with most loses its newest share:
    /// `lost` of that share is requested to stop. Returns the number of the share; nullopt if no other
    /// address has more than this one would have.
    std::optional<std::size_t> take(const std::string& address, std::size_t amount, std::stop_source lost) {
        if (amount > most_ || !make_room(address, amount)) return std::nullopt;
        used_ += amount;
        totals_.add(address, amount);
        shares_[address].emplace(++last_number_, Share{amount, std::move(lost)});
        return last_number_;
    }
    /// Does nothing if the share is lost.
    void give_back(const std::string& address, std::size_t number) {
        const auto holder = shares_.find(address);
        if (holder == shares_.end()) return;
        const auto share = holder->second.find(number);
        if (share == holder->second.end()) return;
        used_ -= share->second.amount;
        totals_.subtract(address, share->second.amount);
        holder->second.erase(share);
        if (holder->second.empty()) shares_.erase(holder);
    }

private:
    struct Share {
        std::size_t amount;
        std::stop_source lost;
    };
    using Shares = std::map<std::size_t, Share>; ///< by number, the newest last; never empty

    bool make_room(const std::string& address, std::size_t amount) {
        while (used_ + amount > most_) {
            auto richest = shares_.end();
            for (auto holder = shares_.begin(); holder != shares_.end(); ++holder)
                if (totals_.has_more(holder->first, address, amount) &&
                    (richest == shares_.end() || totals_.of(holder->first) > totals_.of(richest->first)))
                    richest = holder;
            if (richest == shares_.end()) return false;
            const auto newest = std::prev(richest->second.end());
            newest->second.lost.request_stop();
            give_back(std::string(richest->first), newest->first);
        }
        return true;
    }

    const std::size_t most_;
    std::size_t used_ = 0, last_number_ = 0;
    NetworkTotals totals_;
    std::map<std::string, Shares> shares_; ///< by address
};

} // namespace germini::server
