#include "server/net/club_json.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/names/nickname.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/repeatable.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {

using nlohmann::ordered_json;

club::Heading heading_of(const model::ClubRow& club, const model::SeasonRow& season) {
    return {club.id,         club.name,     season.id,       season.name,
            season.from_day, season.to_day, season.archived, club::stored_rule(club.rule)};
}

ordered_json season_json(const model::SeasonRow& season) {
    return {{"id", season.id},     {"name", season.name},         {"from", season.from_day},
            {"to", season.to_day}, {"archived", season.archived}, {"version", season.version}};
}

ordered_json club_json(const model::SeenClub& seen) {
    auto members = ordered_json::array(), seasons = ordered_json::array(),
         invitations = ordered_json::array();
    std::map<std::int64_t, std::string> names;
    for (const model::MemberRow& member : seen.members) names.emplace(member.number, member.name);
    names::disambiguate(names);
    for (const model::MemberRow& member : seen.members)
        members.push_back({{"person", member.number},
                           {"name", names.at(member.number)},
                           {"role", std::string(word(member.role))},
                           {"joined", protocol::utc_text(member.joined)},
                           {"account", member.account}});
    for (const model::SeasonRow& season : seen.seasons) seasons.push_back(season_json(season));
    for (const model::ClubInvitationRow& one : seen.invitations)
        invitations.push_back({{"invitation", one.id},
                               {"by", one.by},
                               {"created", protocol::utc_text(one.created)},
                               {"note", one.note},
                               {"joined", one.joined}});
    const club::Rule rule = club::stored_rule(seen.club.rule);
    const auto house = parse_house_rules(seen.club.house);
    return {{"id", seen.club.id},
            {"name", seen.club.name},
            {"zone", seen.club.zone},
            {"open", seen.club.open},
            {"version", seen.club.version},
            {"role", seen.role ? ordered_json(std::string(word(*seen.role))) : ordered_json(nullptr)},
            {"house_rules", seen.role ? house : ordered_json::object()},
            {"rule", club::rule_json(rule)},
            {"words",
             {{"it", club::rule_words(rule, club::Language::italian)},
              {"en", club::rule_words(rule, club::Language::english)}}},
            {"members", members},
            {"seasons", seasons},
            {"invitations", invitations},
            {"tables", seen.tables}};
}

Response club_refusal(const model::ClubOutcome& outcome, const std::string& path) {
    using model::ClubStatus;
    switch (outcome.status) {
    case ClubStatus::forbidden:
        return error_response(403, "forbidden", "Your role in the club does not allow that.");
    case ClubStatus::stale:
        return error_response(409, "stale", "Somebody else has changed it in the meantime.");
    case ClubStatus::overlap:
        return error_response(400, "overlap", "It overlaps the season \"" + outcome.detail + "\".", path);
    case ClubStatus::last_owner:
        return error_response(
            409, "last_owner",
            "A club needs an owner: first make another member an owner, or delete the club.", path);
    case ClubStatus::too_many:
        return error_response(429, "too_many", "The limit has been reached.");
    case ClubStatus::archived:
        return error_response(409, "archived", "The season is archived and cannot be changed.");
    case ClubStatus::not_a_member:
        return error_response(400, "not_a_member", "This must be a member, and each amount needs its player.",
                              path);
    case ClubStatus::alike:
        return error_response(409, "name_alike",
                              "Your name looks like that of a member, \"" + outcome.detail +
                                  "\": choose another.");
    case ClubStatus::answered:
        return error_response(409, "answered", "This has already been decided.");
    case ClubStatus::own_paper:
        return error_response(403, "own_paper", "Another player of that table must confirm it.");
    case ClubStatus::no_account:
        return error_response(409, "no_account", "Only a member with an account can own a club.", path);
    case ClubStatus::season_full:
        return error_response(409, "season_full",
                              "The season has " + std::to_string(model::kMostSeasonEntries) +
                                  " entries: it accepts no more manual results or corrections. "
                                  "Matches at tables still count.");
    case ClubStatus::recorded:
        return error_response(409, "already_entered",
                              "The same result of " + outcome.detail +
                                  " is already there. With `another` it is another match.",
                              "/another");
    case ClubStatus::moves_evenings:
        return error_response(409, "moves_evenings",
                              "Number of evenings ahead that would be shown at other local times: " +
                                  outcome.detail + ". With `move_evenings` the zone changes all the same.",
                              "/zone");
    case ClubStatus::key_reused:
        return key_reused();
    case ClubStatus::open_tables:
        return error_response(409, "open_tables",
                              "Number of unfinished tables: " + outcome.detail +
                                  ". With `release` they continue without the club.",
                              "/release");
    case ClubStatus::begun:
        return error_response(409, "begun", "The evening has begun, or a match at one of its tables has.");
    case ClubStatus::off:
        return error_response(409, "called_off", "The evening has been cancelled.");
    case ClubStatus::has_tables:
        return error_response(409, "has_tables", "Its tables are open: close them first.");
    case ClubStatus::done:
    case ClubStatus::unchanged:
    case ClubStatus::not_found:
        break;
    }
    return not_found();
}

Response conflict_response(const std::string& asked, ordered_json now) {
    ordered_json body = ordered_json::parse(club_refusal({model::ClubStatus::stale}, "").body);
    body["asked"] = ordered_json::parse(asked);
    body["now"] = std::move(now);
    return json_response(409, body);
}

} // namespace germini::server
