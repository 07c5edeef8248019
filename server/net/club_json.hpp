// Clubs as JSON (schema/club.json), what the calls about them ask of the database, and how they answer.
#pragma once
#include "server/club/report.hpp"
#include "server/net/replies.hpp"
#include "server/store/clubs.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// The club, if the guest has that right in it.
std::optional<store::ClubRow> club_for(store::Database& db, const std::string& id,
                                       std::optional<store::GuestKey> guest, account::Right right);
struct ClubSeason {
    store::ClubRow club;
    store::SeasonRow season;
};
std::optional<ClubSeason> season_for(store::Database& db, const std::string& club, const std::string& season,
                                     std::optional<store::GuestKey> guest, account::Right right);
club::Heading heading_of(const store::ClubRow& club, const store::SeasonRow& season);

/// A club as one guest sees it.
struct SeenClub {
    store::ClubRow club;
    std::optional<club::Role> role{}; ///< his; none of who is no member
    std::vector<store::MemberRow> members{};
    std::vector<store::SeasonRow> seasons{};
    std::vector<store::ClubInvitationRow> invitations{};
    std::vector<std::string> tables{}; ///< ids, of those that are not over
};
std::optional<SeenClub> see_club(store::Database& db, const std::string& id,
                                 std::optional<store::GuestKey> guest);
nlohmann::ordered_json club_json(const SeenClub& seen);
nlohmann::ordered_json season_json(const store::SeasonRow& season);

/// Why a command was not carried out; `path` is the field that it would be about.
Response club_refusal(const store::ClubOutcome& outcome, const std::string& path);

/// Writes it, and replies with what `made` makes of the outcome's id, or why not.
template <class Command, class Made>
void write_club(const World& world, Command command, std::string path, const Reply& reply, Made made) {
    auto done = [path = std::move(path), reply, made = std::move(made)](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        if (outcome->says != store::ClubSays::done) return reply(club_refusal(*outcome, path));
        reply(made_or_broken([&] { return made(outcome->about); }));
    };
    world.store.write(world.context.get_executor(), std::move(command), std::move(done));
}

/// Asks the store, and goes on with what it says.
template <class Query, class GoOn>
void then(const World& world, Query query, GoOn go_on, const Reply& reply) {
    world.store.read(
        world.context.get_executor(), std::move(query),
        [go_on = std::move(go_on), reply](const std::optional<store::StoreError>& error, auto result) {
            if (error) return reply(failed(*error));
            try {
                go_on(result.value());
            } catch (const std::exception& fault) {
                journal::error({}, "a request failed: {}", fault.what());
                reply(broken());
            }
        });
}

} // namespace germini::server
