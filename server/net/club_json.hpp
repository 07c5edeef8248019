// Clubs as JSON (schema/club.json), with the database queries and replies of the endpoints about them.
#pragma once
#include "server/club/report.hpp"
#include "server/model/club.hpp"
#include "server/model/club_invitation.hpp"
#include "server/model/club_member.hpp"
#include "server/model/season.hpp"
#include "server/net/replies.hpp"
#include "server/store/database.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// Returns the club, or nullopt if the guest lacks the right or the club does not exist.
std::optional<model::ClubRow> club_for(store::Database& db, const std::string& id,
                                       std::optional<model::GuestKey> guest, account::Right right);
struct ClubSeason {
    model::ClubRow club;
    model::SeasonRow season;
};
std::optional<ClubSeason> season_for(store::Database& db, const std::string& club, const std::string& season,
                                     std::optional<model::GuestKey> guest, account::Right right);
club::Heading heading_of(const model::ClubRow& club, const model::SeasonRow& season);

/// A club as seen by one guest.
struct SeenClub {
    model::ClubRow club;
    std::optional<club::Role> role{}; ///< the guest's role; nullopt for non-members
    std::vector<model::MemberRow> members{};
    std::vector<model::SeasonRow> seasons{};
    std::vector<model::ClubInvitationRow> invitations{};
    std::vector<std::string> tables{}; ///< ids of the tables that are not over
};
std::optional<SeenClub> see_club(store::Database& db, const std::string& id,
                                 std::optional<model::GuestKey> guest);
nlohmann::ordered_json club_json(const SeenClub& seen);
nlohmann::ordered_json season_json(const model::SeasonRow& season);

/// Returns the error for a rejected command. `path` is the field that the error refers to.
Response club_refusal(const model::ClubOutcome& outcome, const std::string& path);

/// Writes the command and replies with `made(id)`, where `id` is the id in the outcome, or with the error.
template <class Command, class Made>
void write_club(const ServerContext& server, Command command, std::string path, const Reply& reply,
                Made made) {
    auto done = [path = std::move(path), reply, made = std::move(made)](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, path));
        reply(made_or_broken([&] { return made(outcome->detail); }));
    };
    server.store.write(server.context.get_executor(), std::move(command), std::move(done));
}

/// Runs the query and calls `go_on` with its result. Replies with an error if the query fails or `go_on`
/// throws.
template <class Query, class GoOn>
void then(const ServerContext& server, Query query, GoOn go_on, const Reply& reply) {
    server.store.read(
        server.context.get_executor(), std::move(query),
        [go_on = std::move(go_on), reply](const std::optional<store::StoreError>& error, auto result) {
            if (error) return reply(failed(*error));
            try {
                go_on(result.value());
            } catch (const std::exception& fault) {
                journal::error({}, "request failed: {}", fault.what());
                reply(broken());
            }
        });
}

} // namespace germini::server
