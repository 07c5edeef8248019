// Operations by a link to an evening: what it leads to, and entering by it.
#include "server/crypto/random.hpp"
#include "server/net/api_json.hpp"
#include "server/net/evening_responses.hpp"
#include "server/net/evening_tables_api.hpp"
#include "server/net/evenings_api.hpp"
#include "server/net/long_query.hpp"

#include <algorithm>

namespace germini::server {

using nlohmann::ordered_json;

/// The secret is in the body because proxies log addresses.
void EveningTablesApi::show_link(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto secret = read_word(request.body, "secret", settings_.body_bytes);
    if (!secret) return reply(read_error_response(secret.error()));
    struct LinkTarget {
        model::LinkedEvening linked;
        std::optional<model::EveningSeatRow> seat;
        std::vector<model::EveningTableRow> tables;
    };
    const auto query = [hash = hash_secret(*secret)](store::Database& db) -> std::optional<LinkTarget> {
        auto linked = store::find_link(db, hash);
        if (!linked) return std::nullopt;
        LinkTarget shown{*std::move(linked), {}, {}};
        for (model::EveningSeatRow& seat : store::evening_seats(db, shown.linked.evening.key))
            if (seat.number == shown.linked.link.number && seat.seat == shown.linked.link.seat)
                shown.seat = std::move(seat);
        shown.tables = store::evening_tables(db, shown.linked.evening.key, true);
        return shown;
    };
    const auto go_on = [this, me = key_of(guest), reply](const std::optional<LinkTarget>& shown) {
        if (!shown) return reply(not_found());
        const auto& [linked, seat, tables] = *shown;
        ordered_json body = {{"kind", linked.link.kind}, {"club", linked.club_name}};
        body["evening"] = evening_entry_json(linked.evening, linked.zone, {});
        body["evening"].erase("coming"), body["evening"].erase("perhaps"), body["evening"].erase("mine");
        body["zone"] = linked.zone;
        body["seat"] = nullptr;
        if (seat) {
            body["seat"] = evening_seat_json(*seat);
            body["seat"]["number"] = seat->number;
            body["seat"]["mine"] = me && seat->guest == me;
        }
        body["now"] = protocol::utc_text(server_.now());
        body["tables"] = ordered_json::array();
        if (linked.link.kind == "seat") return reply(json_response(200, body));
        table_states(tables, linked.link.kind == "organiser",
                     [body, reply](const ordered_json& states) mutable {
                         reply(made_or_broken([&] {
                             body["tables"] = states;
                             return json_response(200, body);
                         }));
                     });
    };
    then_long(server_, settings_, request.address, query, go_on, reply);
}

void EveningTablesApi::enter(const Request& request, const model::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"secret", "number"});
    const std::string secret = object.at("secret").text(1, kMostSecret);
    int number = 0;
    if (const protocol::Field field = object.find("number"))
        number = static_cast<int>(field.integer(1, model::kMostComing));
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    struct Entered {
        model::LinkedEvening linked;
        std::vector<model::EveningSeatRow> seats;
        std::vector<model::EveningTableRow> tables;
    };
    const auto query = [hash = hash_secret(secret)](store::Database& db) -> std::optional<Entered> {
        auto linked = store::find_link(db, hash);
        if (!linked) return std::nullopt;
        const model::EveningKey key = linked->evening.key;
        return Entered{*std::move(linked), store::evening_seats(db, key),
                       store::evening_tables(db, key, true)};
    };
    const auto go_on = [this, number, guest, reply](const std::optional<Entered>& found) {
        if (!found) return reply(not_found());
        const auto& [linked, seats, tables] = *found;
        const int wanted = linked.link.number.value_or(number);
        const auto table = std::find_if(tables.begin(), tables.end(),
                                        [wanted](const auto& one) { return one.number == wanted; });
        if (table == tables.end()) return reply(tables_not_open());
        if (linked.link.kind != "seat") return look_on(table->id, guest, linked.link.secret, reply);
        const model::EveningSeatRow* theirs = nullptr;
        for (const model::EveningSeatRow& seat : seats) {
            const bool this_one = seat.number == linked.link.number && seat.seat == linked.link.seat;
            if (this_one) theirs = &seat;
            if (!this_one && seat.guest == guest.key)
                return reply(
                    error_response(409, "has_seat", "You already have another seat at this evening."));
        }
        if (theirs == nullptr || theirs->bot) return reply(not_found());
        if (theirs->guest && theirs->guest != guest.key)
            return reply(error_response(409, "seat_given",
                                        "This seat belongs to \"" + theirs->name +
                                            "\": log in as them, or ask an organiser."));
        auto place_there = [=, this, seat = theirs->seat, id = table->id] {
            assign_seat(seat, id, guest, reply);
        };
        if (theirs->guest) return place_there();
        // The evening is updated first, so that two requests of one person get only one seat there.
        auto written = [place_there, reply](const auto& outcome) {
            if (!outcome) return reply(failed(outcome.error()));
            if (outcome->status != model::ClubStatus::done) return reply(club_refusal(*outcome, ""));
            place_there();
        };
        const model::TakeEveningSeat command{linked.evening.key, table->key, theirs->number,
                                             theirs->seat,       guest.key,  linked.link.secret};
        server_.store.write(server_.context.get_executor(), command, std::move(written));
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void EveningTablesApi::look_on(const std::string& table, const model::Guest& guest, const SecretHash& link,
                               const Reply& reply) const {
    directory_->find(table, [table, guest, link, reply](const auto& found) {
        if (!found) return reply(not_reached(found.error()));
        (*found)->admit_watcher(guest.key, link, [table, reply](Rule rule) {
            if (!rule.empty()) return reply(not_placed(rule));
            reply(json_response(200, {{"table", table}, {"seat", nullptr}}));
        });
    });
}

} // namespace germini::server
