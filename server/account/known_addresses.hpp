// The addresses from which each login was last used. A value type; the owner calls it from one thread.
#pragma once
#include <algorithm>
#include <cstddef>
#include <deque>
#include <list>
#include <map>
#include <string>

namespace germini::account {

class KnownAddresses {
public:
    /// Beyond these limits the least recently used one is forgotten.
    static constexpr std::size_t kMostAddresses = 8; ///< per login
    static constexpr std::size_t kMostLogins = 10'000;

    explicit KnownAddresses(std::size_t most_logins = kMostLogins) : most_logins_(most_logins) {}

    bool knows(const std::string& login, const std::string& address) const {
        const auto found = logins_.find(login);
        if (found == logins_.end()) return false;
        const auto& addresses = found->second->addresses;
        return std::find(addresses.begin(), addresses.end(), address) != addresses.end();
    }
    /// Records that `login` signed in from `address`.
    void remember(const std::string& login, const std::string& address) {
        const auto found = logins_.find(login);
        if (found != logins_.end())
            recent_.splice(recent_.end(), recent_, found->second);
        else
            logins_.emplace(login, recent_.insert(recent_.end(), Login{login, {}}));
        auto& addresses = recent_.back().addresses;
        addresses.erase(std::remove(addresses.begin(), addresses.end(), address), addresses.end());
        addresses.push_back(address);
        if (addresses.size() > kMostAddresses) addresses.pop_front();
        if (logins_.size() <= most_logins_) return;
        logins_.erase(recent_.front().name);
        recent_.pop_front();
    }

private:
    struct Login {
        std::string name;
        std::deque<std::string> addresses; ///< most recent last
    };
    std::size_t most_logins_;
    std::list<Login> recent_; ///< most recent last
    std::map<std::string, std::list<Login>::iterator> logins_;
};

} // namespace germini::account
