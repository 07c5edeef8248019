#include "server/net/evenings_api.hpp"

#include "protocol/wire/reader.hpp"
#include "server/actor/server_context.hpp"
#include "server/club/calendar.hpp"
#include "server/names/zone.hpp"
#include "server/net/api_json.hpp"
#include "server/net/evening_draw.hpp"
#include "server/net/evening_json.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/long_query.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/titles.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

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
model::EveningSeatRow read_seat(const protocol::Field& field, const model::SeenEvening& seen,
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
std::vector<model::EveningSeatRow> read_tables(const protocol::Field& field, const model::SeenEvening& seen,
                                               const std::vector<model::MemberRow>& members,
                                               const TableRequest& house) {
    const auto size = static_cast<std::size_t>(house.rules->seats());
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

/// Returns why SetDraw would refuse a draw now; nullopt if it would not.
std::optional<Response> undrawable(const model::SeenEvening& seen, std::int64_t version,
                                   const std::string& asked) {
    if (seen.evening.called_off) return club_refusal({model::ClubStatus::off}, "");
    if (seen.evening.version != version) return conflict_response(asked, evening_json(seen));
    if (!seen.tables.empty()) return club_refusal({model::ClubStatus::has_tables}, "");
    return std::nullopt;
}

} // namespace

Answer EveningsApi::list(const Call& call) const {
    const model::ListEvenings query{call.id(), call.guest->key, server_.now()};
    const auto render = [](const std::optional<model::ClubEvenings>& found, AnswerWriter&) {
        if (!found) return not_found();
        auto evenings = ordered_json::array();
        for (const auto& [evening, attendance] : found->evenings)
            evenings.push_back(evening_entry_json(evening, found->zone, attendance));
        return wrapped("evenings", evenings);
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

Answer EveningsApi::show(const Call& call) const { return show_evening(call, call.ids.at(1), 200); }

Answer EveningsApi::show_evening(const Call& call, std::string evening, int status) const {
    const model::SeeEvening query{call.id(), std::move(evening), call.guest->key, Right::see_club};
    const auto render = [status](const std::optional<model::SeenEvening>& seen, AnswerWriter&) {
        return seen ? json_response(status, evening_json(*seen)) : not_found();
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

template <class Command>
Answer EveningsApi::write_change(const Call& call, Command command, const char* path) const {
    const auto outcome = co_await server_.store.write(std::move(command));
    if (!outcome) co_return failed(outcome.error());
    if (outcome->status == model::ClubStatus::stale) {
        const model::SeeEvening query{call.id(), call.ids.at(1), call.guest->key, Right::see_club};
        const auto render = [asked = call.request.body](const std::optional<model::SeenEvening>& seen,
                                                        AnswerWriter&) {
            return seen ? conflict_response(asked, evening_json(*seen)) : not_found();
        };
        co_return co_await answer_long(server_, settings_, call, query, render);
    }
    if (outcome->status != model::ClubStatus::done) co_return club_refusal(*outcome, path);
    co_return co_await show(call);
}

Answer EveningsApi::create(const Call& call) const {
    if (!call.request.address->results.take()) co_return too_fast();
    const model::FindClub query{call.id(), call.guest->key, Right::see_club};
    const auto club = co_await server_.store.ask(query);
    if (!club) co_return failed(club.error());
    if (!*club) co_return not_found();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"title", "at", "minutes"});
    model::AddEvening command{call.id(), call.guest->key, {}};
    model::EveningRow& evening = command.evening;
    read_evening(object, (*club)->zone, evening);
    evening.changed = server_.now();
    if (reading.ok() && evening.begins <= evening.changed)
        object.at("at").fail("bad_field", "expected a time in the future");
    if (!reading.ok()) co_return read_error_response(*reading.error());
    evening.id = server_.new_id();
    const auto request = repeatable(call, server_.now());
    if (!request) co_return request.error();
    command.request = *request;
    const auto written = co_await write_club(server_, command, "");
    if (!written) co_return written.error();
    co_return co_await show_evening(call, *written, 201);
}

Answer EveningsApi::change(const Call& call) const {
    model::SeeEvening query{call.id(), call.ids.at(1), call.guest->key, Right::see_club};
    const auto found = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!found) co_return found.error();
    if (!*found) co_return not_found();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(*value).object({"version", "title", "at", "minutes", "called_off"});
    model::ChangeEvening command{call.id(), call.guest->key, (*found)->evening};
    command.evening.version = object.at("version").integer(1, INT64_C(1) << 53);
    read_evening(object, (*found)->club.zone, command.evening);
    command.evening.called_off = object.at("called_off").boolean();
    if (!reading.ok()) co_return read_error_response(*reading.error());
    command.evening.changed = server_.now();
    co_return co_await write_change(call, std::move(command), "");
}

Answer EveningsApi::answer(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const auto word = reading.root(*value).object({"answer"}).at("answer").enum_index(model::kComing);
    if (!reading.ok()) co_return read_error_response(*reading.error());
    model::AnswerEvening command{call.id(), call.ids.at(1), call.guest->key,
                                 std::string(model::kComing.at(word)), server_.now()};
    co_return co_await write_change(call, std::move(command), "/answer");
}

Answer EveningsApi::add_guest(const Call& call) const {
    const auto name = read_name(call.request.body, settings_.body_bytes);
    if (!name) co_return read_error_response(name.error());
    // Names are compared outside the writer; the command compares those added in the meantime.
    model::CheckEveningGuest query;
    query.command = {call.id(), call.ids.at(1), call.guest->key, *name};
    auto command = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!command) co_return command.error();
    const auto outcome = co_await server_.store.write(*std::move(command));
    if (!outcome) co_return failed(outcome.error());
    if (outcome->status == model::ClubStatus::alike)
        co_return error_response(409, "name_alike",
                                 "The name looks like that of \"" + outcome->detail + "\".", "/name");
    if (outcome->status != model::ClubStatus::done) co_return club_refusal(*outcome, "/name");
    co_return co_await show_evening(call, call.ids.at(1), 201);
}

Answer EveningsApi::end_guest(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const auto key = reading.root(*value).object({"guest"}).at("guest").integer(1, INT64_C(1) << 53);
    if (!reading.ok()) co_return read_error_response(*reading.error());
    model::EndEveningGuest command{call.id(), call.ids.at(1), call.guest->key, key};
    co_return co_await write_change(call, std::move(command), "/guest");
}

Answer EveningsApi::draw(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"version", "missing"});
    model::SetDraw command{call.id(), call.ids.at(1), call.guest->key};
    command.version = object.at("version").integer(1, INT64_C(1) << 53);
    command.how = "rota";
    command.missing = model::kMissing.at(object.at("missing").enum_index(model::kMissing));
    if (!reading.ok()) co_return read_error_response(*reading.error());
    if (!call.request.address->seasons.take()) co_return too_fast();
    const club::DrawSeed seed = static_cast<club::DrawSeed>(server_.random()) << 32 | server_.random();
    const model::ReadEveningForDraw query{command.club, command.evening, command.by};
    const auto draw = [&server = server_, command, seed, body = call.request.body](
                          const std::optional<model::EveningForDraw>& found) -> OrResponse<model::SetDraw> {
        if (!found) return tl::make_unexpected(not_found());
        const auto house = house_rules_request(found->seen.club, server.games);
        if (!house) return tl::make_unexpected(no_house_rules());
        if (command.missing == "bots" && !house->bots)
            return tl::make_unexpected(
                error_response(400, "bad_field", "the house rules do not allow bots", "/missing"));
        if (auto refusal = undrawable(found->seen, command.version, body))
            return tl::make_unexpected(*refusal);
        model::SetDraw drawn = command;
        drawn.at = server.now();
        draw_seats(*found, house->rules->seats(), seed, drawn);
        return drawn;
    };
    auto drawn = co_await ask_to_write(server_, settings_, call, query, draw);
    if (!drawn) co_return drawn.error();
    if (!*drawn) co_return drawn->error();
    co_return co_await write_change(call, **std::move(drawn), "");
}

Answer EveningsApi::fill(const Call& call) const {
    model::ReadEveningForSeating query{call.id(), call.ids.at(1), call.guest->key};
    const auto found = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!found) co_return found.error();
    if (!*found) co_return not_found();
    const auto& [seen, members] = **found;
    const auto house = house_rules_request(seen.club, server_.games);
    if (!house) co_return no_house_rules();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"version", "tables"});
    model::SetDraw command{call.id(), call.ids.at(1), call.guest->key};
    command.version = object.at("version").integer(1, INT64_C(1) << 53);
    command.how = "hand";
    command.missing = "open";
    command.at = server_.now();
    command.seats = read_tables(object.at("tables"), seen, members, *house);
    if (!reading.ok()) co_return read_error_response(*reading.error());
    co_return co_await write_change(call, std::move(command), "");
}

Answer EveningsApi::calendar(const Call& call) const {
    const model::SeeEvening query{call.id(), call.ids.at(1), call.guest->key, Right::see_club};
    const auto render = [](const std::optional<model::SeenEvening>& seen, AnswerWriter&) {
        if (!seen) return not_found();
        const model::EveningRow& e = seen->evening;
        Response response = text_response(club::calendar_text({e.id, e.title, seen->club.name, e.begins,
                                                               e.ends(), e.changed, e.version, e.called_off}),
                                          "text/calendar; charset=utf-8");
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"evening.ics\"");
        return response;
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

} // namespace germini::server
