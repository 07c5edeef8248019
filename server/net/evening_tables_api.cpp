#include "server/net/evening_tables_api.hpp"

#include "protocol/wire/reader.hpp"
#include "protocol/wire/table_rules.hpp"
#include "server/actor/membership.hpp"
#include "server/countdown.hpp"
#include "server/crypto/random.hpp"
#include "server/net/api_json.hpp"
#include "server/net/evening_responses.hpp"
#include "server/net/evenings_api.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/long_query.hpp"

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
auto evening_query(const std::string& club, const std::string& evening, const model::Guest& guest,
                   Right right) {
    return [club, evening, key = guest.key, right](store::Database& db) {
        return see_evening(db, club, evening, key, right);
    };
}

const model::EveningTableRow* table_of(const SeenEvening& seen, int number) {
    const auto found = std::find_if(seen.tables.begin(), seen.tables.end(),
                                    [number](const auto& one) { return one.number == number; });
    return found == seen.tables.end() ? nullptr : &*found;
}

/// Returns the seats reserved for members and bots; the others are taken through links.
tl::expected<std::vector<model::SeatRow>, Response> seats_at(const SeenEvening& seen, int number,
                                                             const TableRequest& house) {
    Seating seating(house.game->seats(house.rules));
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

struct EveningTablesApi::Making {
    SeenEvening seen;
    model::Guest guest;
    Request request;
    TableRequest house;
    std::vector<int> numbers; ///< still to be created, in reverse order
    Reply reply;
};

void EveningTablesApi::make(const std::string& club, const std::string& evening, const Request& request,
                            const model::Guest& guest, const Reply& reply) const {
    const auto go_on = [this, request, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        if (seen->evening.called_off) return reply(club_refusal({model::ClubStatus::off}, ""));
        if (seen->seats.empty())
            return reply(error_response(409, "not_drawn", "The seats have not been drawn yet."));
        const std::int64_t now = server_.now();
        if (now < seen->evening.begins - kTablesAhead)
            return reply(error_response(409, "too_early",
                                        "Tables can be opened from twelve hours before the evening."));
        if (!seen->season || seen->season->begins > now || seen->season->ends <= now)
            return reply(error_response(409, "no_season", "The club has no current season."));
        auto house = house_rules_request(seen->club, server_.games);
        if (!house) return reply(no_house_rules());
        house->club = club_table_row(seen->season->key, *house->game, house->rules);
        auto making = std::make_shared<Making>(Making{*seen, guest, request, *std::move(house), {}, reply});
        for (const model::EveningSeatRow& seat : seen->seats)
            if (table_of(*seen, seat.number) == nullptr &&
                (making->numbers.empty() || making->numbers.back() != seat.number))
                making->numbers.push_back(seat.number);
        std::reverse(making->numbers.begin(), making->numbers.end());
        make_next(std::move(making));
    };
    then_long_for(guest, server_, settings_, request.address,
                  evening_query(club, evening, guest, Right::run_evening), go_on, reply);
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
    asked.evening = model::EveningPlace{making->seen.evening.key, number};
    asked.seats = *std::move(seats);
    make_one_(making->request, making->guest, std::move(asked),
              [this, making](const tl::expected<CreatedTable, Response>& made) {
                  if (!made) return making->reply(made.error());
                  make_next(making);
              });
}

void EveningTablesApi::renew_links(const std::string& club, const std::string& evening,
                                   const AddressPtr& address, const model::Guest& guest,
                                   const Reply& reply) const {
    const auto go_on = [this, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        if (seen->tables.empty()) return reply(tables_not_open());
        write_links(*seen, guest, 201, reply);
    };
    then_long_for(guest, server_, settings_, address, evening_query(club, evening, guest, Right::run_evening),
                  go_on, reply);
}

void EveningTablesApi::write_links(const SeenEvening& seen, const model::Guest& guest, int status,
                                   const Reply& reply) const {
    model::SetEveningLinks command{seen.club.id, seen.evening.id, guest.key};
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
    const auto notify = [this, club = seen.club.id, reply](const Response& response) {
        notify_tables_of_club(server_, directory_, club, std::nullopt,
                              [reply, response] { reply(response); });
    };
    write_club(server_, std::move(command), "", notify,
               [body, status](const std::string&) { return json_response(status, body); });
}

void EveningTablesApi::close(const std::string& club, const std::string& evening, const AddressPtr& address,
                             const model::Guest& guest, const Reply& reply) const {
    const auto go_on = [this, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        const auto finish = [this, seen = *seen, guest, reply] {
            write_club(server_, model::FreeEveningSeat{seen.club.id, seen.evening.id, guest.key}, "", reply,
                       [](const std::string&) { return json_response(200, ordered_json::object()); });
        };
        if (seen->played) return reply(club_refusal({model::ClubStatus::begun}, ""));
        // A match may begin in the meantime, so each table closes itself only if no match has begun there.
        const auto one_less = after_all(seen->tables.size() + 1, finish);
        for (const model::EveningTableRow& table : seen->tables)
            directory_->find(table.id, [one_less](const auto& found) {
                if (!found) return one_less();
                (*found)->end_if_waiting([one_less](EndTableResult) { one_less(); });
            });
        one_less();
    };
    then_long_for(guest, server_, settings_, address, evening_query(club, evening, guest, Right::run_evening),
                  go_on, reply);
}

void EveningTablesApi::free_seat(const std::string& club, const std::string& evening, const Request& request,
                                 const model::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"number", "seat"});
    model::EveningSeatRow seat;
    seat.number = static_cast<int>(object.at("number").integer(1, model::kMostComing));
    seat.seat = place_of<Seat>(object.at("seat").integer(0, kMostMakersSeats - 1));
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    const auto go_on = [this, seat, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        const model::EveningTableRow* const table = table_of(*seen, seat.number);
        if (table == nullptr) return reply(tables_not_open());
        const auto freed = [this, club = seen->club.id, evening = seen->evening.id, seat, guest,
                            reply](Rule rule) {
            if (!rule.empty()) return reply(not_placed(rule));
            write_club(server_, model::FreeEveningSeat{club, evening, guest.key, seat}, "", reply,
                       [](const std::string&) { return json_response(200, ordered_json::object()); });
        };
        directory_->find(table->id, [seat, freed, reply](const auto& found) {
            if (!found) return reply(not_reached(found.error()));
            (*found)->free_seat(seat.seat, freed);
        });
    };
    then_long_for(guest, server_, settings_, request.address,
                  evening_query(club, evening, guest, Right::run_evening), go_on, reply);
}

void EveningTablesApi::sit(const std::string& club, const std::string& evening, const AddressPtr& address,
                           const model::Guest& guest, const Reply& reply) const {
    const auto go_on = [this, guest, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        for (const model::EveningSeatRow& seat : seen->seats)
            if (seat.guest == guest.key) {
                const model::EveningTableRow* const table = table_of(*seen, seat.number);
                if (table == nullptr) return reply(tables_not_open());
                return assign_seat(seat.seat, table->id, guest, reply);
            }
        reply(error_response(409, "no_seat", "You have no seat at this evening."));
    };
    then_long_for(guest, server_, settings_, address,
                  evening_query(club, evening, guest, Right::come_to_evening), go_on, reply);
}

void EveningTablesApi::assign_seat(Seat seat, const std::string& table, const model::Guest& guest,
                                   const Reply& reply) const {
    const auto assigned = [table, seat, reply](Rule rule) {
        // At a finished table, this only shows the seat.
        if (!rule.empty() && rule != "finished") return reply(not_placed(rule));
        reply(json_response(200, {{"table", table}, {"seat", index(seat)}}));
    };
    directory_->find(table, [seat, guest, assigned, reply](const auto& found) {
        if (!found) return reply(not_reached(found.error()));
        (*found)->assign_seat(guest, seat, assigned);
    });
}

void EveningTablesApi::table_states(std::vector<model::EveningTableRow> tables, bool browsers,
                                    StatesCallback done) const {
    const auto table_states = std::make_shared<std::vector<ordered_json>>(tables.size());
    const auto one_less = after_all(
        tables.size() + 1, [table_states, done = std::move(done)] { done(ordered_json(*table_states)); });
    for (std::size_t i = 0; i < tables.size(); ++i) {
        // Each callback writes its own element.
        const auto add_state = [this, table_states, one_less, i, browsers,
                                row = tables[i]](const std::optional<protocol::Table>& table) {
            try {
                (*table_states)[i] = table_state_json(row.number, row.id, table, server_.games, browsers);
            } catch (const std::exception& error) {
                journal::error({row.id}, "standing not available: {}", error.what());
            }
            one_less();
        };
        directory_->find(tables[i].id, [add_state](const auto& found) {
            if (!found) return add_state(std::nullopt);
            (*found)->host_view(add_state);
        });
    }
    one_less();
}

void EveningTablesApi::live(const std::string& club, const std::string& evening, const AddressPtr& address,
                            const model::Guest& guest, const Reply& reply) const {
    const auto go_on = [this, reply](const std::optional<SeenEvening>& seen) {
        if (!seen) return reply(not_found());
        table_states(
            seen->tables, true, [seen = *seen, now = server_.now(), reply](const ordered_json& tables) {
                reply(made_or_broken([&] {
                    return json_response(200, {{"now", protocol::utc_text(now)}, {"tables", tables}});
                }));
            });
    };
    then_long(server_, settings_, address, evening_query(club, evening, guest, Right::run_evening), go_on,
              reply);
}

} // namespace germini::server
