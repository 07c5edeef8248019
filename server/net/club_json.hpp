// Clubs as JSON (schema/club.json), and the replies of the endpoints about them.
#pragma once
#include "server/actor/server_context.hpp"
#include "server/club/report.hpp"
#include "server/model/club_query.hpp"
#include "server/net/replies.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

club::Heading heading_of(const model::ClubRow& club, const model::SeasonRow& season);

nlohmann::ordered_json club_json(const model::SeenClub& seen);
nlohmann::ordered_json season_json(const model::SeasonRow& season);

/// Returns the error for a rejected command. `path` is the field that the error refers to.
Response club_refusal(const model::ClubOutcome& outcome, const std::string& path);

/// Replies to a command that somebody else's change has overtaken: with the request and the current state, so
/// that the client can choose between them.
Response conflict_response(const std::string& asked, nlohmann::ordered_json now);

/// Writes the command. Returns the id in its outcome, or the error.
template <class Command>
boost::asio::awaitable<OrResponse<std::string>> write_club(const ServerContext& server, Command command,
                                                           std::string path) {
    auto outcome = co_await server.store.write(std::move(command));
    if (!outcome) co_return tl::make_unexpected(failed(outcome.error()));
    if (outcome->status != model::ClubStatus::done)
        co_return tl::make_unexpected(club_refusal(*outcome, path));
    co_return std::move(outcome->detail);
}

} // namespace germini::server
