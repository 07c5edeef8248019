#include "server/net/clubs_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "protocol/wire/reader.hpp"
#include "server/actor/membership.hpp"
#include "server/crypto/random.hpp"
#include "server/names/zone.hpp"
#include "server/net/api_json.hpp"
#include "server/net/club_json.hpp"
#include "server/net/club_page.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/long_query.hpp"
#include "server/net/titles.hpp"
#include "server/store/clubs.hpp"
#include "server/store/guests.hpp"

#include <algorithm>

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

void ClubsApi::list(const model::Guest& guest, const Reply& reply) const {
    using Mine = std::vector<std::pair<model::ClubRow, std::optional<club::Role>>>;
    const auto query = [key = guest.key](store::Database& db) {
        Mine mine;
        for (model::ClubRow& club : store::clubs_of(db, key)) {
            const auto role = store::role_in(db, club.key, key);
            mine.emplace_back(std::move(club), role);
        }
        return mine;
    };
    const auto answer = [](const Mine& mine) {
        auto clubs = ordered_json::array();
        for (const auto& [club, role] : mine)
            clubs.push_back({{"id", club.id},
                             {"name", club.name},
                             {"role", std::string(word(role.value_or(club::Role::member)))}});
        return wrapped("clubs", clubs);
    };
    ask(server_, query, answer, reply);
}

void ClubsApi::create(const Request& request, const model::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"name", "zone"});
    model::AddClub command;
    command.club.name = read_title(object.at("name"));
    command.club.zone = read_zone(object.at("zone"));
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    command.club.id = server_.new_id();
    command.club.rule = club::rule_json(club::Rule{}).dump();
    command.club.created = server_.now();
    command.owner = guest.key;
    write_club(server_, std::move(command), "", reply, [](const std::string& id) {
        return json_response(201, {{"club", id}});
    });
}

/// The secret is in the body because proxies log addresses. The link reveals what it leads to, but names no
/// member except its creator.
void ClubsApi::invited(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto secret = read_word(request.body, "secret", settings_.body_bytes);
    if (!secret) return reply(read_error_response(secret.error()));
    struct InvitedClub {
        model::InvitationTargetRow invited;
        std::optional<club::Role> role;
    };
    const auto query = [hash = hash_secret(*secret),
                        me = key_of(guest)](store::Database& db) -> std::optional<InvitedClub> {
        auto invited = store::invited_to(db, hash);
        if (!invited) return std::nullopt;
        const auto role = me ? store::role_in(db, invited->club.key, *me) : std::nullopt;
        return InvitedClub{*std::move(invited), role};
    };
    const auto answer = [](const std::optional<InvitedClub>& shown) {
        if (!shown) return not_found();
        const auto& [invited, role] = *shown;
        return json_response(
            200, {{"club", invited.club.id},
                  {"name", invited.club.name},
                  {"by", invited.invitation.by},
                  {"members", invited.members},
                  {"open", invited.club.open},
                  {"role", role ? ordered_json(std::string(word(*role))) : ordered_json(nullptr)}});
    };
    ask(server_, query, answer, reply);
}

void ClubsApi::join(const Request& request, const model::Guest& guest, const Reply& reply) const {
    const auto secret = read_word(request.body, "secret", settings_.body_bytes);
    if (!secret) return reply(read_error_response(secret.error()));
    model::JoinClub command{guest.key, hash_secret(*secret), server_.now()};
    // Names are compared outside the writer; the command compares those added in the meantime.
    const auto query = [command](store::Database& db) {
        model::JoinClub looked = command;
        looked.name = store::people_of(db, {looked.guest}).at(looked.guest).name;
        if (const auto invited = store::invited_to(db, looked.secret))
            club::first_alike(looked.name, store::member_names(db, invited->club.key), looked.checked);
        return looked;
    };
    const auto go_on = [this, reply](model::JoinClub looked) {
        write_club(server_, std::move(looked), "", reply, [](const std::string& id) {
            return json_response(200, {{"club", id}});
        });
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void ClubsApi::show(const std::string& club, const AddressPtr& address, const Guest& guest, int status,
                    const Reply& reply) const {
    const auto answer = [club, key = key_of(guest), status](store::Database& db, AnswerWriter&) {
        const auto seen = see_club(db, club, key);
        return seen ? json_response(status, club_json(*seen)) : not_found();
    };
    ask_long(server_, settings_, address, answer, reply);
}

/// Replies with the request and the current state, so that the client can choose between them.
void ClubsApi::conflict(const std::string& club, const AddressPtr& address, const model::Guest& guest,
                        const std::string& asked, const Reply& reply) const {
    const auto answer = [club, key = guest.key, asked](store::Database& db, AnswerWriter&) {
        const auto seen = see_club(db, club, key);
        if (!seen) return not_found();
        Response response = club_refusal({model::ClubStatus::stale}, "");
        ordered_json body = ordered_json::parse(response.body);
        body["asked"] = ordered_json::parse(asked);
        body["now"] = club_json(*seen);
        return json_response(409, body);
    };
    ask_long(server_, settings_, address, answer, reply);
}

void ClubsApi::change(const std::string& club, const Request& request, const model::Guest& guest,
                      const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(*value).object({"version", "name", "zone", "house_rules", "rule", "open"});
    model::ChangeClub command{club, guest.key};
    command.version = object.at("version").integer(1, INT64_C(1) << 53);
    if (const protocol::Field name = object.find("name")) command.name = read_title(name);
    if (const protocol::Field zone = object.find("zone")) command.zone = read_zone(zone);
    if (const protocol::Field open = object.find("open")) command.open = open.boolean();
    if (const protocol::Field rule = object.find("rule"))
        command.rule = club::rule_json(club::read_rule(rule)).dump();
    const protocol::Field house = object.find("house_rules");
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    if (house) {
        const auto table = read_table_value(house.raw(), house.path(), server_.games);
        if (!table) return reply(read_error_response(table.error()));
        command.house = house.raw().dump();
    }
    auto done = [this, club, address = request.address, guest, asked = request.body,
                 reply](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        if (outcome->status == model::ClubStatus::stale) return conflict(club, address, guest, asked, reply);
        if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, ""));
        show(club, address, guest, 200, reply);
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void ClubsApi::remove(const std::string& club, const Request& request, const model::Guest& guest,
                      const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"version", "release"});
    model::DeleteClub command{club, guest.key};
    command.version = object.at("version").integer(1, INT64_C(1) << 53);
    if (const protocol::Field release = object.find("release")) command.release = release.boolean();
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    command.at = server_.now();
    auto done = [this, club, address = request.address, guest, asked = request.body,
                 reply](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        if (outcome->status == model::ClubStatus::stale) return conflict(club, address, guest, asked, reply);
        if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, ""));
        notify_tables_of_club(server_, directory_, club, std::nullopt, [club, reply] {
            reply(json_response(200, {{"club", club}}));
        });
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void ClubsApi::invite(const std::string& club, const Request& request, const model::Guest& guest,
                      const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"note"});
    std::string note;
    if (const protocol::Field field = object.find("note")) note = read_title(field);
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    const std::string id = server_.new_id(), secret = server_.new_secret();
    write_club(server_,
               model::AddClubInvitation{club, guest.key, id, hash_secret(secret), server_.now(), note},
               "/note", reply, [id, secret](const std::string&) {
                   return json_response(201, {{"invitation", id}, {"secret", secret}});
               });
}

void ClubsApi::end_invitation(const std::string& club, const Request& request, const model::Guest& guest,
                              const Reply& reply) const {
    const auto id = read_word(request.body, "invitation", settings_.body_bytes);
    if (!id) return reply(read_error_response(id.error()));
    write_club(server_, model::EndClubInvitation{club, guest.key, *id}, "", reply,
               [id = *id](const std::string&) {
                   return json_response(200, {{"invitation", id}});
               });
}

void ClubsApi::set_member(const std::string& club, const Request& request, const model::Guest& guest,
                          const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"person", "role", "was"});
    model::SetMember command{club, guest.key};
    command.person = object.at("person").integer(1, model::kMostNumber);
    if (const protocol::Field role = object.at("role"); role && !role.is_null())
        command.role = static_cast<club::Role>(role.enum_index(club::kRoles));
    if (const protocol::Field was = object.find("was"))
        command.was = static_cast<club::Role>(was.enum_index(club::kRoles));
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    command.at = server_.now();
    auto done = [this, club, address = request.address, guest, asked = request.body, person = command.person,
                 role = command.role, reply](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        const auto answer = [role, reply] {
            reply(json_response(
                200, {{"role", role ? ordered_json(std::string(word(*role))) : ordered_json(nullptr)}}));
        };
        if (outcome->status == model::ClubStatus::unchanged) return answer();
        if (outcome->status == model::ClubStatus::stale) return conflict(club, address, guest, asked, reply);
        if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, "/person"));
        notify_tables_of_club(server_, directory_, club, person, answer);
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void ClubsApi::add_season(const std::string& club, const Request& request, const model::Guest& guest,
                          const Reply& reply) const {
    const auto query = [club, key = guest.key](store::Database& db) {
        return club_for(db, club, key, account::Right::see_club);
    };
    const auto go_on = [this, club, body = request.body, guest,
                        reply](const std::optional<model::ClubRow>& found) {
        if (!found) return reply(not_found());
        const auto value = read_body(body, settings_.body_bytes);
        if (!value) return reply(read_error_response(value.error()));
        protocol::JsonReader reading;
        const protocol::Object object = reading.root(*value).object({"name", "from", "to"});
        model::SeasonRow season;
        season.name = read_title(object.at("name"));
        read_days(object.at("from"), object.at("to"), found->zone, season);
        if (!reading.ok()) return reply(read_error_response(*reading.error()));
        season.id = server_.new_id();
        write_club(server_, model::AddSeason{club, guest.key, std::move(season)}, "/from", reply,
                   [](const std::string& id) {
                       return json_response(201, {{"season", id}});
                   });
    };
    then(server_, query, go_on, reply);
}

void ClubsApi::change_season(const std::string& club, const std::string& season, const Request& request,
                             const model::Guest& guest, const Reply& reply) const {
    const auto query = [club, season, key = guest.key](store::Database& db) {
        return season_for(db, club, season, key, account::Right::see_club);
    };
    const auto go_on = [this, club, address = request.address, body = request.body, guest,
                        reply](const std::optional<ClubSeason>& found) {
        if (!found) return reply(not_found());
        const auto value = read_body(body, settings_.body_bytes);
        if (!value) return reply(read_error_response(value.error()));
        protocol::JsonReader reading;
        const protocol::Object object =
            reading.root(*value).object({"version", "name", "from", "to", "archived"});
        model::SeasonRow row = found->season;
        row.version = object.at("version").integer(1, INT64_C(1) << 53);
        row.name = read_title(object.at("name"));
        read_days(object.at("from"), object.at("to"), found->club.zone, row);
        row.archived = object.at("archived").boolean();
        if (!reading.ok()) return reply(read_error_response(*reading.error()));
        auto done = [this, club, address, guest, asked = body, reply](const auto& outcome) {
            if (!outcome) return reply(failed(outcome.error()));
            if (outcome->status == model::ClubStatus::stale)
                return conflict(club, address, guest, asked, reply);
            if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, "/from"));
            show(club, address, guest, 200, reply);
        };
        server_.store.write(server_.context.get_executor(),
                            model::ChangeSeason{club, guest.key, std::move(row)}, std::move(done));
    };
    then(server_, query, go_on, reply);
}

/// Creates a table from the house rules, overlaid with the values in the body. It belongs to the current
/// season.
void ClubsApi::add_table(const std::string& club, const Request& request, const model::Guest& guest,
                         const Reply& reply) const {
    struct Found {
        model::ClubRow club;
        std::optional<club::Role> role;
        std::vector<model::SeasonRow> seasons;
    };
    const auto query = [club, key = guest.key](store::Database& db) -> std::optional<Found> {
        auto of = club_for(db, club, key, account::Right::come_to_evening);
        if (!of) return std::nullopt;
        const auto role = store::role_in(db, of->key, key);
        auto seasons = store::seasons_of(db, of->key);
        return Found{*std::move(of), role, std::move(seasons)};
    };
    const auto go_on = [this, request, guest, reply](const std::optional<Found>& seen) {
        if (!seen) return reply(not_found());
        const auto value = read_body(request.body, settings_.body_bytes);
        if (!value) return reply(read_error_response(value.error()));
        if (!value->is_object()) return reply(error_response(400, "bad_type", "expected an object"));
        const std::int64_t now = server_.now();
        const auto season = std::find_if(seen->seasons.begin(), seen->seasons.end(), [now](const auto& one) {
            return !one.archived && one.begins <= now && now < one.ends;
        });
        if (season == seen->seasons.end())
            return reply(error_response(409, "no_season", "The club has no current season."));
        auto asked = read_table_value(apply_house_rules(seen->club.house, *value), "", server_.games);
        if (!asked) return reply(read_error_response(asked.error()));
        if (seen->role == club::Role::member)
            if (const auto why = house_rules_violation(seen->club, *asked, server_.games)) return reply(*why);
        asked->club = club_table_row(season->key, *asked->game, asked->rules);
        make_table_(request, guest, *std::move(asked), reply);
    };
    then(server_, query, go_on, reply);
}

void ClubsApi::page(const std::string& club, const Request& request, const Guest& guest,
                    const Reply& reply) const {
    if (!request.address->seasons.take()) return reply(too_fast());
    const auto answer = [club, key = key_of(guest)](store::Database& db, AnswerWriter&) {
        const std::optional<ClubPage> page = read_club_page(db, club, key);
        Response response =
            text_response(page ? club_page(*page) : no_club_page(), "text/html; charset=utf-8");
        response.status = page ? 200 : 404;
        return response;
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

} // namespace germini::server
