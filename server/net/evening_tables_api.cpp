#include "server/net/evening_tables_api.hpp"

#include "protocol/wire/reader.hpp"
#include "protocol/wire/table_rules.hpp"
#include "server/callback_value.hpp"
#include "server/crypto/random.hpp"
#include "server/net/api_json.hpp"
#include "server/net/evening_json.hpp"
#include "server/net/evening_responses.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/long_query.hpp"
#include "server/net/tables.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using account::Right;
using nlohmann::ordered_json;

/// Tables are created at most this long before the evening, because a table that nobody joins is closed after
/// a day.
constexpr std::int64_t kTablesAhead = 12 * 3'600'000;
constexpr std::size_t kMostMakersSeats = 8;

const model::EveningTableRow* table_of(const model::SeenEvening& seen, int number) {
    const auto found = std::find_if(seen.tables.begin(), seen.tables.end(),
                                    [number](const auto& one) { return one.number == number; });
    return found == seen.tables.end() ? nullptr : &*found;
}

/// Returns the seats reserved for members and bots; the others are taken through links.
tl::expected<std::vector<model::SeatRow>, Response> seats_at(const model::SeenEvening& seen, int number,
                                                             const TableRequest& house) {
    Seating seating(house.rules->seats());
    for (const model::EveningSeatRow& seat : seen.seats) {
        if (seat.number != number || (!seat.guest && !seat.bot)) continue;
        Asker asker{seat.guest.value_or(model::GuestKey()), seat.name, true};
        auto next = seat.bot ? seating.put_bot(asker, seat.seat) : seating.sit(asker, seat.seat);
        // Of two members whose names look alike, the second sits down under their public number.
        if (!next && next.error() == Rule("name_taken") && seat.guest) {
            asker.name = "#" + std::to_string(seat.person);
            next = seating.sit(asker, seat.seat);
        }
        if (!next)
            return tl::make_unexpected(error_response(
                409, protocol::ErrorCode(next.error()),
                "\"" + seat.name +
                    "\" cannot sit there: " + std::string(protocol::table_rule_text(next.error().name()))));
        seating = *next;
    }
    return seating.rows();
}

} // namespace

boost::asio::awaitable<OrResponse<model::SeenEvening>> EveningTablesApi::read_evening(const Call& call,
                                                                                      Right right) const {
    model::SeeEvening query{call.id(), call.ids.at(1), call.guest->key, right};
    auto seen = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!seen) co_return tl::make_unexpected(std::move(seen.error()));
    if (!*seen) co_return tl::make_unexpected(not_found());
    co_return **std::move(seen);
}

/// Returns the redirect to the node of a cluster at which the evening's tables live, unless it is this one.
/// They all live at the same.
boost::asio::awaitable<std::optional<Response>>
EveningTablesApi::redirect(const Call& call, const std::vector<model::EveningTableRow>& tables) const {
    if (tables.empty()) co_return std::nullopt;
    const auto found = co_await find_table(*directory_, tables.front().id);
    if (found || found.error().reason != CloseReason::elsewhere) co_return std::nullopt;
    co_return elsewhere(call.request, found.error().node);
}

/// Creates the tables one after another. If one fails, the earlier ones stay, and the next request creates
/// the rest.
Answer EveningTablesApi::make(const Call& call) const {
    const auto seen = co_await read_evening(call, Right::run_evening);
    if (!seen) co_return seen.error();
    if (seen->evening.called_off) co_return club_refusal({model::ClubStatus::off}, "");
    auto away = co_await redirect(call, seen->tables);
    if (away) co_return *std::move(away);
    if (seen->seats.empty()) co_return error_response(409, "not_drawn", "The seats have not been drawn yet.");
    const std::int64_t now = server_.now();
    if (now < seen->evening.begins - kTablesAhead)
        co_return error_response(409, "too_early",
                                 "Tables can be opened from twelve hours before the evening.");
    if (!seen->season || !seen->season->is_current(now))
        co_return error_response(409, "no_season", "The club has no current season.");
    auto house = house_rules_request(seen->club, server_.games);
    if (!house) co_return no_house_rules();
    house->club = club_table_row(seen->season->key, *house->game, *house->rules);
    int last = 0;
    for (const model::EveningSeatRow& seat : seen->seats) {
        const bool exists = table_of(*seen, seat.number) != nullptr;
        if (std::exchange(last, seat.number) == seat.number || exists) continue;
        TableRequest asked = *house;
        auto seats = seats_at(*seen, seat.number, asked);
        if (!seats) co_return seats.error();
        asked.evening = model::EveningPlace{seen->evening.key, seat.number};
        asked.seats = *std::move(seats);
        const auto made = co_await create_table(*directory_, call, std::move(asked));
        if (!made) co_return made.error();
    }
    co_return co_await write_links(call, *seen);
}

Answer EveningTablesApi::renew_links(const Call& call) const {
    const auto seen = co_await read_evening(call, Right::run_evening);
    if (!seen) co_return seen.error();
    if (seen->tables.empty()) co_return tables_not_open();
    co_return co_await write_links(call, *seen);
}

Answer EveningTablesApi::write_links(const Call& call, const model::SeenEvening& seen) const {
    model::SetEveningLinks command{seen.club.id, seen.evening.id, call.guest->key};
    auto seats = ordered_json::array();
    ordered_json body;
    for (const char* kind : {"organiser", "watch"}) {
        const std::string secret = server_.new_secret();
        command.links.push_back({hash_secret(secret), kind});
        body[kind] = secret;
    }
    for (const model::EveningSeatRow& seat : seen.seats) {
        if (seat.bot || seat.member) continue; // members sit down with one click on the evening's page
        const std::string secret = server_.new_secret();
        command.links.push_back({hash_secret(secret), "seat", seat.number, seat.seat});
        ordered_json one = evening_seat_json(seat);
        one["number"] = seat.number;
        one["secret"] = secret;
        seats.push_back(std::move(one));
    }
    body["seats"] = seats;
    const auto written = co_await write_club(server_, std::move(command), "");
    if (!written) co_return written.error();
    co_await notify_club(server_, directory_, seen.club.id);
    co_return json_response(201, body);
}

Answer EveningTablesApi::close(const Call& call) const {
    const auto seen = co_await read_evening(call, Right::run_evening);
    if (!seen) co_return seen.error();
    if (seen->played) co_return club_refusal({model::ClubStatus::begun}, "");
    auto away = co_await redirect(call, seen->tables);
    if (away) co_return *std::move(away);
    // A match may begin in the meantime, so each table closes itself only if no match has begun there.
    for (const model::EveningTableRow& table : seen->tables) {
        const auto found = co_await find_table(*directory_, table.id);
        if (!found) continue;
        const auto end = [&found](auto done) { (*found)->end_if_waiting(done); };
        co_await callback_value<EndTableResult>(end);
    }
    const model::FreeEveningSeat command{seen->club.id, seen->evening.id, call.guest->key};
    const auto written = co_await write_club(server_, command, "");
    co_return written ? json_response(200, ordered_json::object()) : written.error();
}

Answer EveningTablesApi::free_seat(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"number", "seat"});
    model::EveningSeatRow seat;
    seat.number = static_cast<int>(object.at("number").integer(1, model::kMostComing));
    seat.seat = place_of<Seat>(object.at("seat").integer(0, kMostMakersSeats - 1));
    if (!reading.ok()) co_return read_error_response(*reading.error());
    const auto seen = co_await read_evening(call, Right::run_evening);
    if (!seen) co_return seen.error();
    const model::EveningTableRow* const table = table_of(*seen, seat.number);
    if (table == nullptr) co_return tables_not_open();
    const auto found = co_await find_table(*directory_, table->id);
    if (!found) co_return not_reached(call.request, found.error());
    const auto free = [&](auto done) { (*found)->free_seat(seat.seat, done); };
    const Rule rule = co_await callback_value<Rule>(free);
    if (!rule.empty()) co_return not_placed(rule);
    const model::FreeEveningSeat command{seen->club.id, seen->evening.id, call.guest->key, seat};
    const auto written = co_await write_club(server_, command, "");
    co_return written ? json_response(200, ordered_json::object()) : written.error();
}

Answer EveningTablesApi::sit(const Call& call) const {
    const auto seen = co_await read_evening(call, Right::come_to_evening);
    if (!seen) co_return seen.error();
    const auto seat = std::find_if(seen->seats.begin(), seen->seats.end(),
                                   [&call](const auto& one) { return one.guest == call.guest->key; });
    if (seat == seen->seats.end())
        co_return error_response(409, "no_seat", "You have no seat at this evening.");
    const model::EveningTableRow* const table = table_of(*seen, seat->number);
    if (table == nullptr) co_return tables_not_open();
    co_return co_await assign_seat(call, table->id, seat->seat);
}

Answer EveningTablesApi::assign_seat(const Call& call, std::string table, Seat seat) const {
    const auto found = co_await find_table(*directory_, table);
    if (!found) co_return not_reached(call.request, found.error());
    const auto assign = [&](auto done) { (*found)->assign_seat(*call.guest, seat, done); };
    const Rule rule = co_await callback_value<Rule>(assign);
    // At a finished table, this only shows the seat.
    if (!rule.empty() && rule != "finished") co_return not_placed(rule);
    co_return json_response(200, {{"table", table}, {"seat", index(seat)}});
}

boost::asio::awaitable<ordered_json>
EveningTablesApi::table_states(const std::vector<model::EveningTableRow>& tables, bool browsers) const {
    auto states = ordered_json::array();
    for (const model::EveningTableRow& row : tables) {
        std::optional<protocol::Table> table;
        if (const auto found = co_await find_table(*directory_, row.id)) {
            const auto view = [&found](auto done) { (*found)->host_view(done); };
            table = co_await callback_value<std::optional<protocol::Table>>(view);
        }
        states.push_back(nullptr);
        try {
            states.back() = table_state_json(row.number, row.id, table, server_.games, browsers);
        } catch (const std::exception& error) {
            journal::error({row.id}, "standing not available: {}", error.what());
        }
    }
    co_return states;
}

Answer EveningTablesApi::live(const Call& call) const {
    const model::SeeEvening query{call.id(), call.ids.at(1), call.guest->key, Right::run_evening};
    const auto seen = co_await ask_long(server_, settings_, call, query);
    if (!seen) co_return seen.error();
    if (!*seen) co_return not_found();
    auto away = co_await redirect(call, (*seen)->tables);
    if (away) co_return *std::move(away);
    ordered_json body;
    body["now"] = protocol::utc_text(server_.now());
    ordered_json tables = co_await table_states((*seen)->tables, true);
    body["tables"] = std::move(tables);
    co_return json_response(200, body);
}

} // namespace germini::server
