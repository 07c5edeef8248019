#include "server/net/evenings_api.hpp"

#include "protocol/wire/reader.hpp"
#include "server/club/calendar.hpp"
#include "server/names/zone.hpp"
#include "server/net/api_json.hpp"
#include "server/net/evening_draw.hpp"
#include "server/net/long_query.hpp"
#include "server/net/titles.hpp"
#include "server/store/clubs.hpp"

#include <algorithm>

namespace germini::server {
namespace {

using account::Right;
using nlohmann::ordered_json;

constexpr std::int64_t kLeastMinutes = 15, kMostMinutes = 24 * 60, kUsualMinutes = 240;
constexpr std::size_t kMomentLength = 16; // e.g. 2026-10-24T21:00

/// Reads title, time and length of an evening from a form.
void read_evening(const protocol::Object& object, const std::string& zone, model::EveningRow& evening) {
    evening.title = read_title(object.at("title"));
    const protocol::Field at = object.at("at");
    const std::string local = at.text(kMomentLength, kMomentLength);
    const auto begins = names::moment_at(zone, local);
    if (at && at.is_string() && local.size() == kMomentLength && !begins)
        at.fail("bad_field", "expected a valid local time in the club's time zone, e.g. 2026-10-24T21:00");
    evening.begins = begins.value_or(0);
    evening.minutes = kUsualMinutes;
    if (const protocol::Field minutes = object.find("minutes"))
        evening.minutes = minutes.integer(kLeastMinutes, kMostMinutes);
}

/// Reads who takes one seat of a manual seating; reports errors at the field.
model::EveningSeatRow read_seat(const protocol::Field& field, const SeenEvening& seen,
                                const std::vector<model::MemberRow>& members, bool bots) {
    model::EveningSeatRow seat;
    if (field.is_null()) return seat;
    const protocol::Object object = field.object({"person", "guest", "bot"});
    const protocol::Field person = object.find("person"), guest = object.find("guest"),
                          bot = object.find("bot");
    if ((person ? 1 : 0) + (guest ? 1 : 0) + (bot ? 1 : 0) != 1) {
        field.fail("bad_field", "expected a person, a guest or a bot");
        return seat;
    }
    if (bot) {
        seat.bot = bot.boolean();
        if (!seat.bot || !bots) bot.fail("bad_field", "the house rules do not allow bots");
    }
    if (person) {
        const std::int64_t number = person.integer(1, model::kMostNumber);
        for (const model::MemberRow& one : members)
            if (one.number == number) seat.guest = one.guest;
        if (person.is_integer() && !seat.guest)
            person.fail("not_a_member", "expected the number of a member");
    }
    if (guest) {
        const std::int64_t key = guest.integer(1, INT64_C(1) << 53);
        for (const model::EveningGuestRow& one : seen.guests)
            if (one.key == key) seat.called = one.name;
        if (guest.is_integer() && !seat.called) guest.fail("bad_field", "unknown guest of the evening");
    }
    return seat;
}

/// Reads a seating by table and seat. A player named twice is rejected at the second mention.
std::vector<model::EveningSeatRow> read_tables(const protocol::Field& field, const SeenEvening& seen,
                                               const std::vector<model::MemberRow>& members,
                                               const TableRequest& house) {
    const auto size = static_cast<std::size_t>(house.game->seats(house.rules));
    std::vector<model::EveningSeatRow> seats;
    int number = 0;
    for (const protocol::Field& table : field.array(0, model::kMostComing)) {
        ++number;
        int at = 0;
        for (const protocol::Field& one : table.array(size, size)) {
            model::EveningSeatRow seat = read_seat(one, seen, members, house.bots);
            const bool twice = std::any_of(seats.begin(), seats.end(), [&seat](const auto& other) {
                return (seat.guest && other.guest == seat.guest) ||
                       (seat.called && other.called == seat.called);
            });
            if (twice) one.fail("bad_field", "this player already has a seat");
            seat.number = number;
            seat.seat = place_of<Seat>(at++);
            seats.push_back(std::move(seat));
        }
    }
    return seats;
}

/// Replies with the request and the current state, so that the client can choose between them.
Response conflict_response(const SeenEvening& seen, const std::string& asked) {
    ordered_json body = ordered_json::parse(club_refusal({model::ClubStatus::stale}, "").body);
    body["asked"] = ordered_json::parse(asked);
    body["now"] = evening_json(seen);
    return json_response(409, body);
}

/// Returns why SetDraw would refuse a draw now; nullopt if it would not.
std::optional<Response> undrawable(const SeenEvening& seen, std::int64_t version, const std::string& asked) {
    if (seen.evening.called_off) return club_refusal({model::ClubStatus::off}, "");
    if (seen.evening.version != version) return conflict_response(seen, asked);
    if (!seen.tables.empty()) return club_refusal({model::ClubStatus::has_tables}, "");
    return std::nullopt;
}

} // namespace

std::optional<TableRequest> house_rules_request(const model::ClubRow& club, const Games& games) {
    auto asked = read_table_value(nlohmann::json::parse(club.house), "", games);
    if (!asked) return std::nullopt;
    return *std::move(asked);
}

Response no_house_rules() {
    return error_response(409, "no_house_rules", "The club's house rules are not set.");
}

void EveningsApi::list(const std::string& club, const Request& request, const model::Guest& guest,
                       const Reply& reply) const {
    const auto answer = [club, key = guest.key, now = server_.now()](store::Database& db, AnswerWriter&) {
        const auto of = club_for(db, club, key, Right::see_club);
        if (!of) return not_found();
        auto lines = ordered_json::array();
        for (const model::EveningRow& one : store::evenings_of(db, of->key, now))
            lines.push_back(evening_entry_json(one, of->zone, store::attendance(db, of->key, one.key, key)));
        return wrapped("evenings", lines);
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

void EveningsApi::show(const std::string& club, const std::string& evening, const AddressPtr& address,
                       const model::Guest& guest, int status, const Reply& reply) const {
    const auto answer = [club, evening, key = guest.key, status](store::Database& db, AnswerWriter&) {
        const auto seen = see_evening(db, club, evening, key, Right::see_club);
        return seen ? json_response(status, evening_json(*seen)) : not_found();
    };
    ask_long(server_, settings_, address, answer, reply);
}

void EveningsApi::conflict(const std::string& club, const std::string& evening, const AddressPtr& address,
                           const model::Guest& guest, const std::string& asked, const Reply& reply) const {
    const auto answer = [club, evening, key = guest.key, asked](store::Database& db, AnswerWriter&) {
        const auto seen = see_evening(db, club, evening, key, Right::see_club);
        return seen ? conflict_response(*seen, asked) : not_found();
    };
    ask_long(server_, settings_, address, answer, reply);
}

template <class Command>
void EveningsApi::write(Command command, const std::string& path, const std::string& club,
                        const std::string& evening, const AddressPtr& address, const model::Guest& guest,
                        int status, const Reply& reply) const {
    auto done = [this, path, club, evening, address, guest, status, reply](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, path));
        show(club, evening, address, guest, status, reply);
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void EveningsApi::create(const std::string& club, const Request& request, const model::Guest& guest,
                         const Reply& reply) const {
    const auto query = [club, key = guest.key](store::Database& db) {
        return club_for(db, club, key, Right::see_club);
    };
    const auto go_on = [this, club, address = request.address, body = request.body, guest,
                        reply](const std::optional<model::ClubRow>& found) {
        if (!found) return reply(not_found());
        const auto value = read_body(body, settings_.body_bytes);
        if (!value) return reply(read_error_response(value.error()));
        protocol::JsonReader reading;
        const protocol::Object object = reading.root(*value).object({"title", "at", "minutes"});
        model::EveningRow evening;
        read_evening(object, found->zone, evening);
        evening.changed = server_.now();
        if (reading.ok() && evening.begins <= evening.changed)
            object.at("at").fail("bad_field", "expected a time in the future");
        if (!reading.ok()) return reply(read_error_response(*reading.error()));
        evening.id = server_.new_id();
        const std::string id = evening.id;
        write(model::AddEvening{club, guest.key, std::move(evening)}, "", club, id, address, guest, 201,
              reply);
    };
    then(server_, query, go_on, reply);
}

void EveningsApi::change(const std::string& club, const std::string& evening, const Request& request,
                         const model::Guest& guest, const Reply& reply) const {
    const auto query = [club, evening, key = guest.key](store::Database& db) {
        return see_evening(db, club, evening, key, Right::see_club);
    };
    const auto go_on = [this, address = request.address, body = request.body, guest,
                        reply](const std::optional<SeenEvening>& found) {
        if (!found) return reply(not_found());
        const auto value = read_body(body, settings_.body_bytes);
        if (!value) return reply(read_error_response(value.error()));
        protocol::JsonReader reading;
        const protocol::Object object =
            reading.root(*value).object({"version", "title", "at", "minutes", "called_off"});
        model::EveningRow row = found->evening;
        row.version = object.at("version").integer(1, INT64_C(1) << 53);
        read_evening(object, found->club.zone, row);
        row.called_off = object.at("called_off").boolean();
        if (!reading.ok()) return reply(read_error_response(*reading.error()));
        row.changed = server_.now();
        auto done = [this, club = found->club.id, id = row.id, address, guest, asked = body,
                     reply](const auto& outcome) {
            if (!outcome) return reply(failed(outcome.error()));
            if (outcome->status == model::ClubStatus::stale)
                return conflict(club, id, address, guest, asked, reply);
            if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, ""));
            show(club, id, address, guest, 200, reply);
        };
        server_.store.write(server_.context.get_executor(),
                            model::ChangeEvening{found->club.id, guest.key, std::move(row)}, std::move(done));
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void EveningsApi::answer(const std::string& club, const std::string& evening, const Request& request,
                         const model::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const auto word = reading.root(*value).object({"answer"}).at("answer").enum_index(model::kComing);
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    write(model::AnswerEvening{club, evening, guest.key, std::string(model::kComing.at(word)), server_.now()},
          "/answer", club, evening, request.address, guest, 200, reply);
}

void EveningsApi::add_guest(const std::string& club, const std::string& evening, const Request& request,
                            const model::Guest& guest, const Reply& reply) const {
    const auto name = read_name(request.body, settings_.body_bytes);
    if (!name) return reply(read_error_response(name.error()));
    const model::AddEveningGuest command{club, evening, guest.key, *name};
    // Names are compared outside the writer; the command compares those added in the meantime.
    const auto query = [command](store::Database& db) {
        model::AddEveningGuest looked = command;
        if (const auto of = club_for(db, looked.club, looked.by, Right::run_evening))
            club::first_alike(looked.name, store::member_names(db, of->key), looked.checked);
        return looked;
    };
    auto done = [this, club, evening, address = request.address, guest, reply](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        if (outcome->status == model::ClubStatus::alike)
            return reply(error_response(409, "name_alike",
                                        "The name looks like that of \"" + outcome->detail + "\".", "/name"));
        if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, "/name"));
        show(club, evening, address, guest, 201, reply);
    };
    const auto go_on = [this, done](model::AddEveningGuest looked) {
        server_.store.write(server_.context.get_executor(), std::move(looked), done);
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void EveningsApi::end_guest(const std::string& club, const std::string& evening, const Request& request,
                            const model::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const auto key = reading.root(*value).object({"guest"}).at("guest").integer(1, INT64_C(1) << 53);
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    write(model::EndEveningGuest{club, evening, guest.key, key}, "/guest", club, evening, request.address,
          guest, 200, reply);
}

void EveningsApi::set_draw(model::SetDraw command, const AddressPtr& address, const model::Guest& guest,
                           const std::string& asked, const Reply& reply) const {
    auto done = [this, club = command.club, evening = command.evening, address, guest, asked,
                 reply](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        if (outcome->status == model::ClubStatus::stale)
            return conflict(club, evening, address, guest, asked, reply);
        if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, ""));
        show(club, evening, address, guest, 200, reply);
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void EveningsApi::draw(const std::string& club, const std::string& evening, const Request& request,
                       const model::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"version", "missing"});
    model::SetDraw command{club, evening, guest.key};
    command.version = object.at("version").integer(1, INT64_C(1) << 53);
    command.how = "rota";
    command.missing = model::kMissing.at(object.at("missing").enum_index(model::kMissing));
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    if (!request.address->seasons.take()) return reply(too_fast());
    const club::DrawSeed seed = static_cast<club::DrawSeed>(server_.random()) << 32 | server_.random();
    using Drawn = tl::expected<model::SetDraw, Response>;
    const auto query = [&server = server_, command, seed, body = request.body](store::Database& db) -> Drawn {
        const auto seen = see_evening(db, command.club, command.evening, command.by, Right::run_evening);
        if (!seen) return tl::make_unexpected(not_found());
        const auto house = house_rules_request(seen->club, server.games);
        if (!house) return tl::make_unexpected(no_house_rules());
        if (command.missing == "bots" && !house->bots)
            return tl::make_unexpected(
                error_response(400, "bad_field", "the house rules do not allow bots", "/missing"));
        if (auto refusal = undrawable(*seen, command.version, body)) return tl::make_unexpected(*refusal);
        model::SetDraw draw = command;
        draw.at = server.now();
        draw_seats(db, *seen, house->game->seats(house->rules), seed, draw);
        return draw;
    };
    const auto go_on = [this, address = request.address, guest, body = request.body, reply](Drawn drawn) {
        if (!drawn) return reply(drawn.error());
        set_draw(*std::move(drawn), address, guest, body, reply);
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void EveningsApi::fill(const std::string& club, const std::string& evening, const Request& request,
                       const model::Guest& guest, const Reply& reply) const {
    using Found = std::optional<std::pair<SeenEvening, std::vector<model::MemberRow>>>;
    const auto query = [club, evening, key = guest.key](store::Database& db) -> Found {
        auto seen = see_evening(db, club, evening, key, Right::run_evening);
        if (!seen) return std::nullopt;
        auto members = store::club_members(db, seen->club.key);
        return std::pair(*std::move(seen), std::move(members));
    };
    const auto go_on = [this, address = request.address, guest, body = request.body,
                        reply](const Found& found) {
        if (!found) return reply(not_found());
        const auto& [seen, members] = *found;
        const auto house = house_rules_request(seen.club, server_.games);
        if (!house) return reply(no_house_rules());
        const auto value = read_body(body, settings_.body_bytes);
        if (!value) return reply(read_error_response(value.error()));
        protocol::JsonReader reading;
        const protocol::Object object = reading.root(*value).object({"version", "tables"});
        model::SetDraw command{seen.club.id, seen.evening.id, guest.key};
        command.version = object.at("version").integer(1, INT64_C(1) << 53);
        command.how = "hand";
        command.missing = "open";
        command.at = server_.now();
        command.seats = read_tables(object.at("tables"), seen, members, *house);
        if (!reading.ok()) return reply(read_error_response(*reading.error()));
        set_draw(std::move(command), address, guest, body, reply);
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void EveningsApi::calendar(const std::string& club, const std::string& evening, const AddressPtr& address,
                           const model::Guest& guest, const Reply& reply) const {
    const auto answer = [club, evening, key = guest.key](store::Database& db, AnswerWriter&) {
        const auto seen = see_evening(db, club, evening, key, Right::see_club);
        if (!seen) return not_found();
        const model::EveningRow& e = seen->evening;
        Response response = text_response(club::calendar_text({e.id, e.title, seen->club.name, e.begins,
                                                               e.ends(), e.changed, e.version, e.called_off}),
                                          "text/calendar; charset=utf-8");
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"evening.ics\"");
        return response;
    };
    ask_long(server_, settings_, address, answer, reply);
}

} // namespace germini::server
