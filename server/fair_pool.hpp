// A bounded total that addresses share: when it is full, the address with most loses its newest shares.
#pragma once
#include <algorithm>
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
        Holder& holder = holders_[address];
        used_ += amount;
        holder.amount += amount;
        holder.shares.emplace(++last_number_, Share{amount, std::move(lost)});
        return last_number_;
    }
    /// Does nothing if the share is lost.
    void give_back(const std::string& address, std::size_t number) {
        const auto holder = holders_.find(address);
        if (holder == holders_.end()) return;
        const auto share = holder->second.shares.find(number);
        if (share == holder->second.shares.end()) return;
        used_ -= share->second.amount;
        holder->second.amount -= share->second.amount;
        holder->second.shares.erase(share);
        if (holder->second.shares.empty()) holders_.erase(holder);
    }

private:
    struct Share {
        std::size_t amount;
        std::stop_source lost;
    };
    struct Holder {
        std::size_t amount = 0;
        std::map<std::size_t, Share> shares; ///< by number, the newest last
    };

    bool make_room(const std::string& address, std::size_t amount) {
        const auto mine = holders_.find(address);
        const std::size_t own = (mine == holders_.end() ? 0 : mine->second.amount) + amount;
        while (used_ + amount > most_) {
            const auto richest =
                std::max_element(holders_.begin(), holders_.end(), [](const auto& a, const auto& b) {
                    return a.second.amount < b.second.amount;
                });
            if (richest->second.amount <= own) return false;
            const auto newest = std::prev(richest->second.shares.end());
            newest->second.lost.request_stop();
            give_back(std::string(richest->first), newest->first);
        }
        return true;
    }

    const std::size_t most_;
    std::size_t used_ = 0, last_number_ = 0;
    std::map<std::string, Holder> holders_; ///< by address
};

} // namespace germini::server
