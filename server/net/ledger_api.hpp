// Endpoints about the results of a club's season: standings, ledger, manual results and
// corrections.
#pragma once
#include "server/club/manual_result.hpp"
#include "server/model/keys.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <optional>

namespace germini::server {

class LedgerApi {
public:
    LedgerApi(ServerContext& server, const NetSettings& settings) : server_(server), settings_(settings) {}

    Answer show_standings(const Call& call) const;
    Answer show_standings_csv(const Call& call) const;
    Answer show_ledger(const Call& call) const;
    /// Returns everybody's result of an evening, and who pays whom.
    Answer show_settlement(const Call& call) const;
    Answer list_manual_results(const Call& call) const;
    Answer enter_manual_result(const Call& call) const;
    Answer answer_manual_result(const Call& call) const;
    /// Reverses every entry of a match that still counts.
    Answer take_back(const Call& call) const;

private:
    /// Answers with `render(season, body)`, for guests who may see the club.
    template <class Render> Answer show_season(const Call& call, Render render) const;
    /// Returns the error if a player who is not a member has a name that looks like a member's.
    boost::asio::awaitable<std::optional<Response>> alike_member(const Call& call, model::ClubKey club,
                                                                 const club::ManualResult& sheet) const;

    ServerContext& server_;
    const NetSettings& settings_;
};

} // namespace germini::server
