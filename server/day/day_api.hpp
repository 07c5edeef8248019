// Endpoints of the deal of the day (protocol/README.md).
#pragma once
#include "server/day/days.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <cstddef>
#include <memory>

namespace germini::server {

struct NetSettings;

/// Messages of one request to the table of a try.
inline constexpr std::size_t kMostDayMessages = 20;

class DayApi {
public:
    DayApi(ServerContext& server, const NetSettings& settings);

    /// Begins to close days that are over.
    void begin() { days_->begin(); }

    /// GET /api/day
    Answer show(const Call& call) const;
    /// POST /api/day/GAME: begins a try, or returns the one that the person has
    Answer begin_try(const Call& call) const;
    /// POST /api/day/tables/TABLE/messages
    Answer exchange(const Call& call) const;
    /// GET /api/day/DATE/GAME
    Answer results(const Call& call) const;
    /// GET /api/day/DATE/GAME/tries/TRY
    Answer record(const Call& call) const;

private:
    ServerContext& server_;
    const NetSettings& settings_;
    std::shared_ptr<day::Days> days_;
};

} // namespace germini::server
