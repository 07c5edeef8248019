#include "server/net/clubs_api.hpp"

#include "protocol/wire/library_json.hpp"
#include "protocol/wire/outbound.hpp"
#include "protocol/wire/reader.hpp"
#include "server/crypto/random.hpp"
#include "server/names/zone.hpp"
#include "server/net/api_json.hpp"
#include "server/net/club_json.hpp"
#include "server/net/club_page.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/long_query.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/tables.hpp"
#include "server/net/titles.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostZone = 64; // characters

std::string read_zone(const protocol::Field& field) {
    std::string zone = field.text(1, kMostZone);
    if (field && field.is_string() && !names::is_zone(zone))
        field.fail("bad_field", "expected a time zone, e.g. Europe/Rome");
    return zone;
}

/// Reads a season's first and last day, in the club's time zone.
void read_days(const protocol::Field& from, const protocol::Field& to, const std::string& zone,
               model::SeasonRow& season) {
    constexpr std::size_t kDay = 10;
    season.from_day = from.text(kDay, kDay);
    season.to_day = to.text(kDay, kDay);
    names::ZoneDays days(zone);
    const auto begins = days.begins(season.from_day), ends = days.begins(season.to_day, 1);
    if (from && !begins) from.fail("bad_field", "expected a day, e.g. 2026-10-31");
    if (to && !ends) to.fail("bad_field", "expected a day, e.g. 2026-10-31");
    season.begins = begins.value_or(0);
    season.ends = ends.value_or(0);
    if (begins && ends && *ends <= *begins) to.fail("bad_field", "the end is before the beginning");
}

} // namespace

Answer ClubsApi::list(const Call& call) const {
    const model::ListClubs query{call.guest->key};
    const auto mine = co_await server_.store.ask(query);
    if (!mine) co_return failed(mine.error());
    auto clubs = ordered_json::array();
    for (const auto& [club, role] : *mine)
        clubs.push_back({{"id", club.id}, {"name", club.name}, {"role", std::string(word(role))}});
    co_return wrapped("clubs", clubs);
}

Answer ClubsApi::create(const Call& call) const {
    if (!call.request.address->results.take()) co_return too_fast();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"name", "zone"});
    model::AddClub command;
    command.club.name = read_title(object.at("name"));
    command.club.zone = read_zone(object.at("zone"));
    if (!reading.ok()) co_return read_error_response(*reading.error());
    command.club.id = server_.new_id();
    command.club.rule = club::rule_json(club::Rule{}).dump();
    command.club.created = server_.now();
    command.owner = call.guest->key;
    const auto request = repeatable(call, server_.now());
    if (!request) co_return request.error();
    command.request = *request;
    const auto written = co_await write_club(server_, std::move(command), "");
    if (!written) co_return written.error();
    co_return json_response(201, {{"club", *written}});
}

/// The secret is in the body because proxies log addresses. The link reveals what it leads to, but names no
/// member except its creator.
Answer ClubsApi::invited(const Call& call) const {
    const auto secret = read_word(call.request.body, "secret", settings_.body_bytes);
    if (!secret) co_return read_error_response(secret.error());
    const model::FindInvitation query{hash_secret(*secret), key_of(call.guest)};
    const auto found = co_await server_.store.ask(query);
    if (!found) co_return failed(found.error());
    if (!*found) co_return not_found();
    const auto& [invited, role] = **found;
    co_return json_response(
        200, {{"club", invited.club.id},
              {"name", invited.club.name},
              {"by", invited.invitation.by},
              {"members", invited.members},
              {"open", invited.club.open},
              {"role", role ? ordered_json(std::string(word(*role))) : ordered_json(nullptr)}});
}

Answer ClubsApi::join(const Call& call) const {
    const auto secret = read_word(call.request.body, "secret", settings_.body_bytes);
    if (!secret) co_return read_error_response(secret.error());
    // Names are compared outside the writer; the command compares those added in the meantime.
    model::CheckJoin query;
    query.command = {call.guest->key, hash_secret(*secret), server_.now()};
    auto command = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!command) co_return command.error();
    const auto written = co_await write_club(server_, *std::move(command), "");
    if (!written) co_return written.error();
    co_return json_response(200, {{"club", *written}});
}

Answer ClubsApi::show(const Call& call) const {
    const model::SeeClub query{call.id(), key_of(call.guest)};
    const auto render = [](const std::optional<model::SeenClub>& seen, AnswerWriter&) {
        return seen ? json_response(200, club_json(*seen)) : not_found();
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

Answer ClubsApi::conflict(const Call& call) const {
    const model::SeeClub query{call.id(), call.guest->key};
    const auto render = [asked = call.request.body](const std::optional<model::SeenClub>& seen,
                                                    AnswerWriter&) {
        return seen ? conflict_response(asked, club_json(*seen)) : not_found();
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

template <class Command>
Answer ClubsApi::write_change(const Call& call, Command command, const char* path) const {
    const auto outcome = co_await server_.store.write(std::move(command));
    if (!outcome) co_return failed(outcome.error());
    if (outcome->status == model::ClubStatus::stale) co_return co_await conflict(call);
    if (outcome->status != model::ClubStatus::done) co_return club_refusal(*outcome, path);
    co_return co_await show(call);
}

Answer ClubsApi::change(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object(
        {"version", "name", "zone", "move_evenings", "house_rules", "rule", "open"});
    model::ChangeClub command{call.id(), call.guest->key};
    command.version = object.at("version").integer(1, INT64_C(1) << 53);
    if (const protocol::Field name = object.find("name")) command.name = read_title(name);
    if (const protocol::Field zone = object.find("zone")) command.zone = read_zone(zone);
    if (const protocol::Field moves = object.find("move_evenings")) command.move_evenings = moves.boolean();
    command.at = server_.now();
    if (const protocol::Field open = object.find("open")) command.open = open.boolean();
    if (const protocol::Field rule = object.find("rule"))
        command.rule = club::rule_json(club::read_rule(rule)).dump();
    const protocol::Field house = object.find("house_rules");
    if (!reading.ok()) co_return read_error_response(*reading.error());
    if (house) {
        const auto table = read_table_value(house.raw(), house.path(), server_.games);
        if (!table) co_return read_error_response(table.error());
        nlohmann::json rules = protocol::library_json(house.raw());
        rules["edition"] = table->rules->edition();
        command.house = rules.dump();
    }
    co_return co_await write_change(call, std::move(command), "");
}

Answer ClubsApi::remove(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"version", "release"});
    model::DeleteClub command{call.id(), call.guest->key};
    command.version = object.at("version").integer(1, INT64_C(1) << 53);
    if (const protocol::Field release = object.find("release")) command.release = release.boolean();
    if (!reading.ok()) co_return read_error_response(*reading.error());
    command.at = server_.now();
    const auto outcome = co_await server_.store.write(std::move(command));
    if (!outcome) co_return failed(outcome.error());
    if (outcome->status == model::ClubStatus::stale) co_return co_await conflict(call);
    if (outcome->status != model::ClubStatus::done) co_return club_refusal(*outcome, "");
    co_await notify_club(server_, directory_, call.id());
    co_return json_response(200, {{"club", call.id()}});
}

Answer ClubsApi::invite(const Call& call) const {
    if (!call.request.address->results.take()) co_return too_fast();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"note"});
    std::string note;
    if (const protocol::Field field = object.find("note")) note = read_title(field);
    if (!reading.ok()) co_return read_error_response(*reading.error());
    const std::string id = server_.new_id(), secret = server_.new_secret();
    const model::AddClubInvitation command{call.id(),           call.guest->key, id,
                                           hash_secret(secret), server_.now(),   note};
    const auto written = co_await write_club(server_, command, "/note");
    if (!written) co_return written.error();
    co_return json_response(201, {{"invitation", id}, {"secret", secret}});
}

Answer ClubsApi::end_invitation(const Call& call) const {
    const auto id = read_word(call.request.body, "invitation", settings_.body_bytes);
    if (!id) co_return read_error_response(id.error());
    const model::EndClubInvitation command{call.id(), call.guest->key, *id};
    const auto written = co_await write_club(server_, command, "");
    if (!written) co_return written.error();
    co_return json_response(200, {{"invitation", *id}});
}

Answer ClubsApi::set_member(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"person", "role", "was"});
    model::SetMember command{call.id(), call.guest->key};
    command.person = object.at("person").integer(1, model::kMostNumber);
    if (const protocol::Field role = object.at("role"); role && !role.is_null())
        command.role = static_cast<club::Role>(role.enum_index(club::kRoles));
    if (const protocol::Field was = object.find("was"))
        command.was = static_cast<club::Role>(was.enum_index(club::kRoles));
    if (!reading.ok()) co_return read_error_response(*reading.error());
    command.at = server_.now();
    const auto outcome = co_await server_.store.write(command);
    if (!outcome) co_return failed(outcome.error());
    if (outcome->status == model::ClubStatus::stale) co_return co_await conflict(call);
    if (outcome->status == model::ClubStatus::done)
        co_await notify_club(server_, directory_, call.id(), command.person);
    else if (outcome->status != model::ClubStatus::unchanged)
        co_return club_refusal(*outcome, "/person");
    co_return wrapped("role",
                      command.role ? ordered_json(std::string(word(*command.role))) : ordered_json(nullptr));
}

Answer ClubsApi::add_season(const Call& call) const {
    if (!call.request.address->results.take()) co_return too_fast();
    const model::FindClub query{call.id(), call.guest->key, account::Right::see_club};
    const auto club = co_await server_.store.ask(query);
    if (!club) co_return failed(club.error());
    if (!*club) co_return not_found();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"name", "from", "to"});
    model::AddSeason command{call.id(), call.guest->key, {}};
    command.season.name = read_title(object.at("name"));
    read_days(object.at("from"), object.at("to"), (*club)->zone, command.season);
    if (!reading.ok()) co_return read_error_response(*reading.error());
    command.season.id = server_.new_id();
    const auto request = repeatable(call, server_.now());
    if (!request) co_return request.error();
    command.request = *request;
    const auto written = co_await write_club(server_, std::move(command), "/from");
    if (!written) co_return written.error();
    co_return json_response(201, {{"season", *written}});
}

Answer ClubsApi::change_season(const Call& call) const {
    const model::FindSeason query{call.id(), call.ids.at(1), call.guest->key, account::Right::see_club};
    const auto found = co_await server_.store.ask(query);
    if (!found) co_return failed(found.error());
    if (!*found) co_return not_found();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(*value).object({"version", "name", "from", "to", "archived"});
    model::ChangeSeason command{call.id(), call.guest->key, (*found)->season};
    command.season.version = object.at("version").integer(1, INT64_C(1) << 53);
    command.season.name = read_title(object.at("name"));
    read_days(object.at("from"), object.at("to"), (*found)->club.zone, command.season);
    command.season.archived = object.at("archived").boolean();
    if (!reading.ok()) co_return read_error_response(*reading.error());
    co_return co_await write_change(call, std::move(command), "/from");
}

/// Creates a table from the house rules, overlaid with the values in the body. It belongs to the current
/// season.
Answer ClubsApi::add_table(const Call& call) const {
    const model::FindClubForTable query{call.id(), call.guest->key};
    const auto found = co_await server_.store.ask(query);
    if (!found) co_return failed(found.error());
    if (!*found) co_return not_found();
    const auto& [club, role, seasons] = **found;
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    if (value->root().kind != protocol::JsonKind::object)
        co_return error_response(400, "bad_type", "expected an object");
    const std::int64_t now = server_.now();
    const auto season = std::ranges::find_if(seasons, [now](const auto& one) { return one.is_current(now); });
    if (season == seasons.end())
        co_return error_response(409, "no_season", "The club has no current season.");
    auto asked = read_table_value(apply_house_rules(club.house, value->root()).root(), "", server_.games);
    if (!asked) co_return read_error_response(asked.error());
    if (role == club::Role::member)
        if (const auto why = house_rules_violation(club, *asked, server_.games)) co_return *why;
    asked->club = club_table_row(season->key, *asked->game, *asked->rules);
    co_return co_await answer_created(*directory_, call, *std::move(asked), now);
}

Answer ClubsApi::page(const Call& call) const {
    if (!call.request.address->seasons.take()) co_return too_fast();
    const model::ReadPublicClub query{call.id(), key_of(call.guest)};
    const auto render = [](const std::optional<model::PublicClub>& club, AnswerWriter&) {
        Response response =
            text_response(club ? club_page(*club) : no_club_page(), "text/html; charset=utf-8");
        response.status = club ? 200 : 404;
        return response;
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

} // namespace germini::server
