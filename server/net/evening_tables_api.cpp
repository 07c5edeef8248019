#include "server/net/evening_tables_api.hpp"

#include "protocol/wire/reader.hpp"
#include "protocol/wire/table_rules.hpp"
#include "server/actor/membership.hpp"
#include "server/countdown.hpp"
#include "server/crypto/random.hpp"
#include "server/net/api_json.hpp"
#include "server/net/evenings_api.hpp"
#include "server/net/house_rules.hpp"

#include <algorithm>

namespace germini::server {
namespace {

using account::Right;
using nlohmann::ordered_json;

/// Tables are created at most this long before the evening, because a table that nobody joins is closed after
/// a day.
constexpr std::int64_t kTablesAhead = 12 * 3'600'000;
constexpr std::size_t kMostMakersSeats = 8;

/// Builds the query for an evening; its result is empty if the guest lacks the right.
auto evening_query(const std::string& club, const std::string& evening, const store::Guest& guest,
                   Right right) {
    return [club, evening, key = guest.key, right](store::Database& db) {
        return see_evening(db, club, evening, key, right);
    };
}

const store::EveningTableRow* table_of(const SeenEvening& seen, int number) {
    const auto found = std::find_if(seen.tables.begin(), seen.tables.end(),
                                    [number](const auto& one) { return one.number == number; });
    return found == seen.tables.end() ? nullptr : &*found;
}

/// Returns the seats reserved for members and bots; the others are taken through links.
tl::expected<std::vector<store::SeatRow>, Response> seats_at(const SeenEvening& seen, int number,
                                                             const TableRequest& house) {
    Seating seating(house.game->seats(house.rules));
    for (const store::EveningSeatRow& seat : seen.seats) {
        if (seat.number != number || (!seat.guest && !seat.bot)) continue;
        Asker asker{seat.guest.value_or(store::GuestKey()), seat.name, true};
        auto next = seat.bot ? seating.put_bot(asker, seat.seat) : seating.sit(asker, seat.seat);
        // Of two members whose names look alike, the second sits down under their public number.
        if (!next && next.error() == "name_taken" && seat.guest) {
            asker.name = "#" + std::to_string(seat.person);
            next = seating.sit(asker, seat.seat);
        }
        if (!next)
            return tl::make_unexpected(error_response(
                409, std::string(next.error()),
                "\"" + seat.name +
                    "\" cannot sit there: " + std::string(protocol::table_rule_text(next.error()))));
        seating = *next;
    }
    return seating.rows();
}

Response not_placed(Rule rule) {
    if (rule == "not_stored") return not_stored();
    if (rule == "restarting") return restarting();
    if (rule == "broken") return broken();
    std::string why(protocol::table_rule_text(rule));
    if (why.empty()) why = "This is not possible at this table now.";
    return error_response(409, std::string(rule), why);
}

Response no_table() { return error_response(409, "no_table", "The tables of the evening are not open."); }

Response not_reached(Farewell why) {
    if (why == Farewell::broken) return broken();
    return why == Farewell::restarting ? restarting() : not_found();
}

} // namespace

struct EveningTablesApi::Making {
    SeenEvening seen;
    store::Guest guest;
    Request request;
    TableRequest house;
    std::vector<int> numbers; ///< still to be created, in reverse order
    Reply reply;
};

void EveningTablesApi::make(const std::string& club, const std::string& evening, const Request& request,
                            const store::Guest& guest, const Reply& reply) const {
    const auto go_on = [this, request, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        if (seen->evening.called_off) return reply(club_refusal({store::ClubSays::off}, ""));
        if (seen->seats.empty())
            return reply(error_response(409, "not_drawn", "The seats have not been drawn yet."));
        const std::int64_t now = world_.now();
        if (now < seen->evening.begins - kTablesAhead)
            return reply(error_response(409, "too_early",
                                        "Tables can be opened from twelve hours before the evening."));
        if (!seen->season || seen->season->begins > now || seen->season->ends <= now)
            return reply(error_response(409, "no_season", "The club has no current season."));
        auto house = house_table(seen->club, world_.games);
        if (!house) return reply(no_house());
        house->club = club_table_row(seen->season->key, *house->game, house->rules);
        auto making = std::make_shared<Making>(Making{*seen, guest, request, *std::move(house), {}, reply});
        for (const store::EveningSeatRow& seat : seen->seats)
            if (table_of(*seen, seat.number) == nullptr &&
                (making->numbers.empty() || making->numbers.back() != seat.number))
                making->numbers.push_back(seat.number);
        std::reverse(making->numbers.begin(), making->numbers.end());
        make_next(std::move(making));
    };
    then(world_, evening_query(club, evening, guest, Right::run_evening), go_on, reply);
}

/// Creates the tables one after another. If one fails, the earlier ones stay, and the next request creates
/// the rest.
void EveningTablesApi::make_next(std::shared_ptr<Making> making) const {
    if (making->numbers.empty()) return write_links(making->seen, making->guest, 201, making->reply);
    const int number = making->numbers.back();
    making->numbers.pop_back();
    TableRequest asked = making->house;
    auto seats = seats_at(making->seen, number, asked);
    if (!seats) return making->reply(seats.error());
    asked.evening = store::EveningPlace{making->seen.evening.key, number};
    asked.seats = *std::move(seats);
    make_one_(making->request, making->guest, std::move(asked),
              [this, making](const tl::expected<TableMade, Response>& made) {
                  if (!made) return making->reply(made.error());
                  make_next(making);
              });
}

void EveningTablesApi::renew_links(const std::string& club, const std::string& evening,
                                   const store::Guest& guest, const Reply& reply) const {
    const auto go_on = [this, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        if (seen->tables.empty()) return reply(no_table());
        write_links(*seen, guest, 201, reply);
    };
    then(world_, evening_query(club, evening, guest, Right::run_evening), go_on, reply);
}

void EveningTablesApi::write_links(const SeenEvening& seen, const store::Guest& guest, int status,
                                   const Reply& reply) const {
    store::SetEveningLinks command{seen.club.id, seen.evening.id, guest.key};
    auto seats = ordered_json::array();
    ordered_json body;
    for (const char* kind : {"organiser", "watch"}) {
        const std::string secret = world_.new_secret();
        command.links.push_back({hash_secret(secret), kind});
        body[kind] = secret;
    }
    for (const store::EveningSeatRow& seat : seen.seats) {
        if (seat.bot || seat.member) continue; // members sit down with one click on the evening's page
        const std::string secret = world_.new_secret();
        command.links.push_back({hash_secret(secret), "seat", seat.number, seat.seat});
        ordered_json one = evening_seat_json(seat);
        one["number"] = seat.number;
        one["secret"] = secret;
        seats.push_back(std::move(one));
    }
    body["seats"] = seats;
    const auto told = [this, club = seen.club.id, reply](const Response& response) {
        tell_tables_of_club(world_, directory_, club, std::nullopt, [reply, response] { reply(response); });
    };
    write_club(world_, std::move(command), "", told,
               [body, status](const std::string&) { return json_response(status, body); });
}

void EveningTablesApi::close(const std::string& club, const std::string& evening, const store::Guest& guest,
                             const Reply& reply) const {
    const auto go_on = [this, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        const auto finish = [this, seen = *seen, guest, reply] {
            write_club(world_, store::FreeEveningSeat{seen.club.id, seen.evening.id, guest.key}, "", reply,
                       [](const std::string&) { return json_response(200, ordered_json::object()); });
        };
        if (seen->played) return reply(club_refusal({store::ClubSays::begun}, ""));
        // A match may begin in the meantime, so each table closes itself only if no match has begun there.
        const auto one_less = after_all(seen->tables.size() + 1, finish);
        for (const store::EveningTableRow& table : seen->tables)
            directory_->find(table.id, [one_less](const auto& found) {
                if (!found) return one_less();
                (*found)->end_if_waiting([one_less](Ended) { one_less(); });
            });
        one_less();
    };
    then(world_, evening_query(club, evening, guest, Right::run_evening), go_on, reply);
}

void EveningTablesApi::free_seat(const std::string& club, const std::string& evening, const Request& request,
                                 const store::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(unread(value.error()));
    protocol::Reading reading;
    const protocol::Object object = reading.root(*value).object({"number", "seat"});
    store::EveningSeatRow seat;
    seat.number = static_cast<int>(object.at("number").integer(1, store::kMostComing));
    seat.seat = place_of<Seat>(object.at("seat").integer(0, kMostMakersSeats - 1));
    if (!reading.ok()) return reply(unread(*reading.error()));
    const auto go_on = [this, seat, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        const store::EveningTableRow* const table = table_of(*seen, seat.number);
        if (table == nullptr) return reply(no_table());
        const auto freed = [this, club = seen->club.id, evening = seen->evening.id, seat, guest,
                            reply](Rule rule) {
            if (!rule.empty()) return reply(not_placed(rule));
            write_club(world_, store::FreeEveningSeat{club, evening, guest.key, seat}, "", reply,
                       [](const std::string&) { return json_response(200, ordered_json::object()); });
        };
        directory_->find(table->id, [seat, freed, reply](const auto& found) {
            if (!found) return reply(not_reached(found.error()));
            (*found)->free_seat(seat.seat, freed);
        });
    };
    then(world_, evening_query(club, evening, guest, Right::run_evening), go_on, reply);
}

void EveningTablesApi::sit(const std::string& club, const std::string& evening, const store::Guest& guest,
                           const Reply& reply) const {
    const auto go_on = [this, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        for (const store::EveningSeatRow& seat : seen->seats)
            if (seat.guest == guest.key) {
                const store::EveningTableRow* const table = table_of(*seen, seat.number);
                if (table == nullptr) return reply(no_table());
                return place(seat.seat, table->id, guest, reply);
            }
        reply(error_response(409, "no_seat", "You have no seat at this evening."));
    };
    then(world_, evening_query(club, evening, guest, Right::come_to_evening), go_on, reply);
}

void EveningTablesApi::place(Seat seat, const std::string& table, const store::Guest& guest,
                             const Reply& reply) const {
    const auto placed = [table, seat, reply](Rule rule) {
        // At a finished table, this only shows the seat.
        if (!rule.empty() && rule != "finished") return reply(not_placed(rule));
        reply(json_response(200, {{"table", table}, {"seat", index(seat)}}));
    };
    directory_->find(table, [seat, guest, placed, reply](const auto& found) {
        if (!found) return reply(not_reached(found.error()));
        (*found)->place(guest, seat, placed);
    });
}

void EveningTablesApi::look_on(const std::string& table, const store::Guest& guest,
                               const Reply& reply) const {
    directory_->find(table, [table, guest, reply](const auto& found) {
        if (!found) return reply(not_reached(found.error()));
        (*found)->let_watch(guest.key, [table, reply](Rule rule) {
            if (!rule.empty()) return reply(not_placed(rule));
            reply(json_response(200, {{"table", table}, {"seat", nullptr}}));
        });
    });
}

void EveningTablesApi::standings(std::vector<store::EveningTableRow> tables, bool browsers,
                                 Standings done) const {
    const auto standings = std::make_shared<std::vector<ordered_json>>(tables.size());
    const auto one_less =
        after_all(tables.size() + 1, [standings, done = std::move(done)] { done(ordered_json(*standings)); });
    for (std::size_t i = 0; i < tables.size(); ++i) {
        // Each callback writes its own element.
        const auto told = [this, standings, one_less, i, browsers,
                           row = tables[i]](const std::optional<protocol::Table>& table) {
            try {
                (*standings)[i] = standing_json(row.number, row.id, table, world_.games, browsers);
            } catch (const std::exception& error) {
                journal::error({row.id}, "standing not available: {}", error.what());
            }
            one_less();
        };
        directory_->find(tables[i].id, [told](const auto& found) {
            if (!found) return told(std::nullopt);
            (*found)->stand(told);
        });
    }
    one_less();
}

void EveningTablesApi::live(const std::string& club, const std::string& evening, const store::Guest& guest,
                            const Reply& reply) const {
    const auto go_on = [this, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        standings(seen->tables, true, [seen = *seen, now = world_.now(), reply](const ordered_json& tables) {
            reply(made_or_broken([&] {
                return json_response(200, {{"now", protocol::utc_text(now)}, {"tables", tables}});
            }));
        });
    };
    then(world_, evening_query(club, evening, guest, Right::run_evening), go_on, reply);
}

/// The secret is in the body because proxies log addresses.
void EveningTablesApi::show_link(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto secret = read_word(request.body, "secret", settings_.body_bytes);
    if (!secret) return reply(unread(secret.error()));
    struct Shown {
        store::LinkedEvening linked;
        std::optional<store::EveningSeatRow> seat;
        std::vector<store::EveningTableRow> tables;
    };
    const auto query = [hash = hash_secret(*secret)](store::Database& db) -> std::optional<Shown> {
        auto linked = store::find_link(db, hash);
        if (!linked) return std::nullopt;
        Shown shown{*std::move(linked), {}, {}};
        for (store::EveningSeatRow& seat : store::evening_seats(db, shown.linked.evening.key))
            if (seat.number == shown.linked.link.number && seat.seat == shown.linked.link.seat)
                shown.seat = std::move(seat);
        shown.tables = store::evening_tables(db, shown.linked.evening.key, true);
        return shown;
    };
    const auto go_on = [this, me = key_of(guest), reply](const std::optional<Shown>& shown) {
        if (!shown) return reply(not_found());
        const auto& [linked, seat, tables] = *shown;
        ordered_json body = {{"kind", linked.link.kind}, {"club", linked.club_name}};
        body["evening"] = evening_line_json(linked.evening, linked.zone, {});
        body["evening"].erase("coming"), body["evening"].erase("perhaps"), body["evening"].erase("mine");
        body["zone"] = linked.zone;
        body["seat"] = nullptr;
        if (seat) {
            body["seat"] = evening_seat_json(*seat);
            body["seat"]["number"] = seat->number;
            body["seat"]["mine"] = me && seat->guest == me;
        }
        body["now"] = protocol::utc_text(world_.now());
        body["tables"] = ordered_json::array();
        if (linked.link.kind == "seat") return reply(json_response(200, body));
        standings(tables, linked.link.kind == "organiser", [body, reply](const ordered_json& told) mutable {
            reply(made_or_broken([&] {
                body["tables"] = told;
                return json_response(200, body);
            }));
        });
    };
    then(world_, query, go_on, reply);
}

void EveningTablesApi::enter(const Request& request, const store::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(unread(value.error()));
    protocol::Reading reading;
    const protocol::Object object = reading.root(*value).object({"secret", "number"});
    const std::string secret = object.at("secret").text(1, kMostSecret);
    int number = 0;
    if (const protocol::Field field = object.find("number"))
        number = static_cast<int>(field.integer(1, store::kMostComing));
    if (!reading.ok()) return reply(unread(*reading.error()));
    struct Entered {
        store::LinkedEvening linked;
        std::vector<store::EveningSeatRow> seats;
        std::vector<store::EveningTableRow> tables;
    };
    const auto query = [hash = hash_secret(secret)](store::Database& db) -> std::optional<Entered> {
        auto linked = store::find_link(db, hash);
        if (!linked) return std::nullopt;
        const store::EveningKey key = linked->evening.key;
        return Entered{*std::move(linked), store::evening_seats(db, key),
                       store::evening_tables(db, key, true)};
    };
    const auto go_on = [this, number, guest, reply](const std::optional<Entered>& found) {
        if (!found) return reply(not_found());
        const auto& [linked, seats, tables] = *found;
        const int wanted = linked.link.number.value_or(number);
        const auto table = std::find_if(tables.begin(), tables.end(),
                                        [wanted](const auto& one) { return one.number == wanted; });
        if (table == tables.end()) return reply(no_table());
        if (linked.link.kind != "seat") return look_on(table->id, guest, reply);
        const store::EveningSeatRow* theirs = nullptr;
        for (const store::EveningSeatRow& seat : seats) {
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
        auto place_there = [=, this, seat = theirs->seat, id = table->id] { place(seat, id, guest, reply); };
        if (theirs->guest) return place_there();
        // The evening is updated first, so that two requests of one person get only one seat there.
        auto written = [place_there, reply](const auto& outcome) {
            if (!outcome) return reply(failed(outcome.error()));
            if (outcome->says != store::ClubSays::done) return reply(club_refusal(*outcome, ""));
            place_there();
        };
        const store::TakeEveningSeat command{linked.evening.key, table->key, theirs->number,
                                             theirs->seat,       guest.key,  linked.link.secret};
        world_.store.write(world_.context.get_executor(), command, std::move(written));
    };
    then(world_, query, go_on, reply);
}

} // namespace germini::server
