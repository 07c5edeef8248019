// Endpoints about finished hands (protocol/README.md): replaying them, replaying a record, trying other
// moves.
#pragma once
#include "server/net/replies.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

namespace germini::server {

/// Reviews in progress, for one address and in total; each takes a second or two of a thinking thread.
inline constexpr std::size_t kMostReviewsPerAddress = 2, kMostReviews = 8;
/// Time on a thinking thread, after which the cards judged so far are the answer.
inline constexpr std::chrono::seconds kReviewTime{20};

class ReplayApi {
public:
    ReplayApi(const ServerContext& server, const NetSettings& settings)
        : server_(server), settings_(settings) {}

    using Guest = std::optional<model::Guest>;
    /// GET /api/hands/ID
    void show(const std::string& id, const Request& request, const Guest& guest, const Reply& reply) const;
    /// GET /api/matches/ID/struck-out: the unfinished hand of a match that was broken off
    void show_struck(const std::string& match, const Guest& guest, const Reply& reply) const;
    /// POST /api/records/replay: replays a record; stores nothing
    void replay_record(const Request& request, const Reply& reply) const;
    /// POST /api/what-if: tries other moves; stores nothing
    void play_on(const Request& request, const Guest& guest, const Reply& reply) const;
    /// POST /api/review: judges the cards of one seat; stores nothing
    void review(const Request& request, const Guest& guest, const Reply& reply) const;

private:
    const ServerContext& server_;
    const NetSettings& settings_;
};

} // namespace germini::server
