// Counts refusals by limit, and logs each limit's at most once a minute.
#pragma once
#include "server/journal/seldom.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace germini::server {

enum class Limit : std::uint8_t {
    connections,
    connections_an_address,
    requests,
    guests,
    messages,
    slow_readers,
    tables_a_guest,
    tables_an_address,
    tables,
    spectators
};
inline constexpr std::size_t kLimits = 10;

/// May be used from any thread.
class Refusals {
public:
    using Time = journal::Seldom::Time;

    void refused(Limit limit, Time now, const journal::About& about = {}) {
        all_[index(limit)].happened(now, about, "");
    }
    std::uint64_t count(Limit limit) const { return all_[index(limit)].count(); }
    /// Logs refusals that were only counted. Call it periodically.
    void catch_up(Time now) {
        for (journal::Seldom& one : all_) one.catch_up(now);
    }

private:
    static constexpr std::size_t index(Limit limit) { return static_cast<std::size_t>(limit); }
    static journal::Seldom at(const char* what, const char* setting) {
        return {journal::Level::warn, std::string("turned away: ") + what + " (" + setting +
                                          ", docs/limits.md says what it bounds)"};
    }

    // In the order of Limit.
    std::array<journal::Seldom, kLimits> all_{
        at("a connection, there are as many as may be", "--max-connections"),
        at("a connection, its address has as many as one may",
           "--max-connections-per-address; behind a proxy see --trusted-proxy"),
        at("a request, its address asks too fast",
           "--request-rate, --page-rate, --other-rate; behind a proxy see --trusted-proxy"),
        at("a new guest, too many come from the address", "--guest-rate"),
        at("a message, it came too fast", "--message-rate, --address-message-rate"),
        at("a reader who does not keep up", "--outbox-messages, --outbox-bytes"),
        at("a table, its guest has made as many as one may", "--max-tables-per-guest"),
        at("a table, as many as may be were made from its address", "--max-tables-per-address"),
        at("a table, the house is full", "--max-tables"),
        at("somebody who would look on, the table has no room for more", "--max-spectators")};
};

} // namespace germini::server
