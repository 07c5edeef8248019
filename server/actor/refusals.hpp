// Counts refusals by limit, and logs each limit's at most once a minute.
#pragma once
#include "server/journal/throttled_log.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace germini::server {

enum class Limit : std::uint8_t {
    connections,
    connections_per_address,
    requests,
    guests,
    messages,
    slow_readers,
    tables_per_guest,
    tables_per_address,
    tables,
    hands,
    space,
    spectators,
    origin,
    host_name,
    others
};
inline constexpr std::size_t kLimits = 15;

/// May be used from any thread.
class Refusals {
public:
    using Time = journal::ThrottledLog::Time;

    void refused(Limit limit, Time now, const journal::LogContext& context = {}) {
        all_[index(limit)].report(now, context, "");
    }
    std::uint64_t count(Limit limit) const { return all_[index(limit)].count(); }
    /// Logs refusals that were only counted. Call it periodically.
    void catch_up(Time now) {
        for (journal::ThrottledLog& one : all_) one.catch_up(now);
    }

private:
    static constexpr std::size_t index(Limit limit) { return static_cast<std::size_t>(limit); }
    static journal::ThrottledLog at(const char* what, const char* setting) {
        return {journal::Level::warn,
                std::string("refused: ") + what + " (" + setting + ", see docs/limits.md)"};
    }

    static journal::ThrottledLog of(const char* what) {
        return {journal::Level::warn, std::string("refused: ") + what};
    }

    // In the order of Limit.
    std::array<journal::ThrottledLog, kLimits> all_{
        at("connection, total limit reached", "--max-connections"),
        at("connection, limit per address reached",
           "--max-connections-per-address; behind a proxy see --trusted-proxy"),
        at("request, rate per address exceeded",
           "--request-rate, --page-rate, --other-rate; behind a proxy see --trusted-proxy"),
        at("new guest, rate per address exceeded", "--guest-rate"),
        at("message, rate exceeded", "--message-rate, --address-message-rate"),
        at("slow client, too much unread", "--outbox-messages, --outbox-bytes"),
        at("table, limit per guest reached", "--max-tables-per-guest"),
        at("table, limit per address reached", "--max-tables-per-address"),
        at("table, total limit reached", "--max-tables"),
        at("hand, rate per address exceeded", "--hand-rate"),
        at("new guest, table or match, little free disk space", "--least-space-mb"),
        at("spectator, limit per table reached", "--max-spectators"),
        of("request of another page, 403 bad_origin (--page, --origin; behind a proxy see --trusted-proxy)"),
        of("request for another host, 421 bad_host (--host-name)"),
        of("request, 429 (see docs/limits.md)")};
};

} // namespace germini::server
