// Endpoints about finished hands (protocol/README.md): replaying them, replaying a record, trying other
// moves.
#pragma once
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <chrono>

namespace germini::server {

/// Time on a thinking thread, after which a card remains without a judgement.
inline constexpr std::chrono::seconds kReviewTime{10};

class ReplayApi {
public:
    ReplayApi(const ServerContext& server, const NetSettings& settings)
        : server_(server), settings_(settings) {}

    /// GET /api/hands/ID
    Answer show(const Call& call) const;
    /// GET /api/matches/ID/struck-out: the unfinished hand of a match that was broken off
    Answer show_struck(const Call& call) const;
    /// POST /api/records/replay: replays a record; stores nothing
    Answer replay_record(const Call& call) const;
    /// POST /api/what-if: tries other moves; stores nothing
    Answer play_on(const Call& call) const;
    /// POST /api/review: judges the card of one seat in one trick; stores nothing
    Answer review(const Call& call) const;

private:
    const ServerContext& server_;
    const NetSettings& settings_;
};

} // namespace germini::server
