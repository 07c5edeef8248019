// Operations by a link to an evening: what it leads to, and entering by it.
#include "server/callback_value.hpp"
#include "server/crypto/random.hpp"
#include "server/net/api_json.hpp"
#include "server/net/evening_json.hpp"
#include "server/net/evening_responses.hpp"
#include "server/net/evening_tables_api.hpp"
#include "server/net/long_query.hpp"
#include "server/net/tables.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::server {

namespace {

using nlohmann::ordered_json;

bool is_linked(const model::EveningLinkRow& link, const model::EveningSeatRow& seat) {
    return seat.number == link.number && seat.seat == link.seat;
}

} // namespace

/// The secret is in the body because proxies log addresses.
Answer EveningTablesApi::show_link(const Call& call) const {
    const auto secret = read_word(call.request.body, "secret", settings_.body_bytes);
    if (!secret) co_return read_error_response(secret.error());
    const model::FindEveningLink query{hash_secret(*secret)};
    const auto found = co_await ask_long(server_, settings_, call, query);
    if (!found) co_return found.error();
    if (!*found) co_return not_found();
    const auto& [linked, seats, tables] = **found;
    auto away = co_await redirect(call, tables);
    if (away) co_return *std::move(away);
    ordered_json body = {{"kind", linked.link.kind}, {"club", linked.club_name}};
    body["evening"] = evening_entry_json(linked.evening, linked.zone, {});
    body["evening"].erase("coming"), body["evening"].erase("perhaps"), body["evening"].erase("mine");
    body["zone"] = linked.zone;
    body["seat"] = nullptr;
    const auto me = key_of(call.guest);
    for (const model::EveningSeatRow& seat : seats) {
        if (!is_linked(linked.link, seat)) continue;
        body["seat"] = evening_seat_json(seat);
        body["seat"]["number"] = seat.number;
        body["seat"]["mine"] = me && seat.guest == me;
    }
    body["now"] = protocol::utc_text(server_.now());
    auto states = ordered_json::array();
    if (linked.link.kind != "seat") states = co_await table_states(tables, linked.link.kind == "organiser");
    body["tables"] = std::move(states);
    co_return json_response(200, body);
}

Answer EveningTablesApi::enter(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"secret", "number"});
    const std::string secret = object.at("secret").text(1, kMostSecret);
    int number = 0;
    if (const protocol::Field field = object.find("number"))
        number = static_cast<int>(field.integer(1, model::kMostComing));
    if (!reading.ok()) co_return read_error_response(*reading.error());
    model::FindEveningLink query{hash_secret(secret)};
    const auto found = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!found) co_return found.error();
    if (!*found) co_return not_found();
    const auto& [linked, seats, tables] = **found;
    const model::GuestKey guest = call.guest->key;
    const int wanted = linked.link.number.value_or(number);
    const auto table = std::find_if(tables.begin(), tables.end(),
                                    [wanted](const auto& one) { return one.number == wanted; });
    if (table == tables.end()) co_return tables_not_open();
    if (linked.link.kind != "seat") co_return co_await look_on(call, table->id, linked.link.secret);
    const model::EveningSeatRow* theirs = nullptr;
    for (const model::EveningSeatRow& seat : seats) {
        if (is_linked(linked.link, seat))
            theirs = &seat;
        else if (seat.guest == guest)
            co_return error_response(409, "has_seat", "You already have another seat at this evening.");
    }
    if (theirs == nullptr || theirs->bot) co_return not_found();
    if (theirs->guest && theirs->guest != guest)
        co_return error_response(409, "seat_given",
                                 "This seat belongs to \"" + theirs->name +
                                     "\": log in as them, or ask an organiser.");
    if (!theirs->guest) {
        // The evening is updated first, so that two requests of one person get only one seat there.
        const model::TakeEveningSeat command{linked.evening.key, table->key, theirs->number,
                                             theirs->seat,       guest,      linked.link.secret};
        const auto written = co_await write_club(server_, command, "");
        if (!written) co_return written.error();
    }
    co_return co_await assign_seat(call, table->id, theirs->seat);
}

Answer EveningTablesApi::look_on(const Call& call, std::string table, const SecretHash& link) const {
    const auto found = co_await find_table(*directory_, table);
    if (!found) co_return not_reached(call.request, found.error());
    const auto admit = [&](auto done) { (*found)->admit_watcher(call.guest->key, link, done); };
    const Rule rule = co_await callback_value<Rule>(admit);
    if (!rule.empty()) co_return not_placed(rule);
    co_return json_response(200, {{"table", table}, {"seat", nullptr}});
}

} // namespace germini::server
