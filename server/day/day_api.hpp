// Endpoints of the deal of the day (protocol/README.md).
#pragma once
#include "server/day/days.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace germini::server {

struct NetSettings;

/// Maximum number of messages per request to a try's table.
inline constexpr std::size_t kMostDayMessages = 20;

class DayApi {
public:
    DayApi(ServerContext& server, const NetSettings& settings);

    /// Starts the timer that closes days that are over.
    void begin() { days_->begin(); }

    /// GET /api/day: today's deals
    Answer show(const Call& call) const;
    /// POST /api/day/GAME: begins a try, or returns the person's existing one
    Answer begin_try(const Call& call) const;
    /// POST /api/day/tables/TABLE/messages: plays in a try
    Answer exchange(const Call& call) const;
    /// GET /api/day/DATE/GAME: the results of a closed day
    Answer results(const Call& call) const;
    /// GET /api/day/DATE/GAME/tries/TRY: the hand of one try of a closed day
    Answer record(const Call& call) const;

private:
    day::Waits<nlohmann::ordered_json> games_json(const Call& call,
                                                  const std::optional<model::DayRow>& today) const;
    day::Waits<nlohmann::ordered_json>
    past_day_json(const std::vector<model::PersonDays::Share>& shares) const;

    ServerContext& server_;
    const NetSettings& settings_;
    std::shared_ptr<day::Days> days_;
};

} // namespace germini::server
