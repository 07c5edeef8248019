#include "server/net/evening_json.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/names/nickname.hpp"
#include "server/names/zone.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

ordered_json text_or_null(const std::optional<std::string>& text) {
    return text ? ordered_json(*text) : ordered_json(nullptr);
}

ordered_json moment_or_null(const std::optional<std::int64_t>& time) {
    return time ? ordered_json(protocol::utc_text(*time)) : ordered_json(nullptr);
}

ordered_json head_json(const model::EveningRow& evening, const std::string& zone) {
    return {{"id", evening.id},
            {"title", evening.title},
            {"at", names::local_at(zone, evening.begins)},
            {"begins", protocol::utc_text(evening.begins)},
            {"minutes", evening.minutes},
            {"called_off", evening.called_off},
            {"version", evening.version}};
}

std::string answer_of(const std::vector<model::AttendeeRow>& attendees, std::optional<model::GuestKey> me) {
    for (const model::AttendeeRow& one : attendees)
        if (one.guest == me) return one.answer;
    return {};
}

/// Names of attending or seated members by public number; look-alike names are made distinguishable.
using Names = std::map<std::int64_t, std::string>;
Names names_of(const model::SeenEvening& seen) {
    Names names;
    for (const model::AttendeeRow& one : seen.attendees) names.emplace(one.number, one.name);
    for (const model::EveningSeatRow& seat : seen.seats)
        if (seat.guest) names.emplace(seat.person, seat.name);
    names::disambiguate(names);
    return names;
}

/// Lists attendees without a seat, in the order in which they accepted.
ordered_json waiting_json(const model::SeenEvening& seen, const Names& names) {
    auto waiting = ordered_json::array();
    const auto seated = [&seen](const auto& is) {
        return std::any_of(seen.seats.begin(), seen.seats.end(), is);
    };
    for (const model::AttendeeRow& one : seen.attendees)
        if (one.answer == "yes" && !seated([&](const auto& seat) { return seat.guest == one.guest; }))
            waiting.push_back({{"person", one.number}, {"name", names.at(one.number)}});
    for (const model::EveningGuestRow& one : seen.guests)
        if (!seated([&](const auto& seat) { return seat.called == one.name; }))
            waiting.push_back({{"person", nullptr}, {"name", one.name}});
    return waiting;
}

ordered_json draw_json(const model::SeenEvening& seen, const Names& names) {
    if (!seen.evening.how) return nullptr;
    auto tables = ordered_json::array();
    for (const model::EveningSeatRow& seat : seen.seats) {
        if (tables.empty() || tables.back()["number"] != seat.number) {
            const auto made = std::find_if(seen.tables.begin(), seen.tables.end(),
                                           [&seat](const auto& one) { return one.number == seat.number; });
            tables.push_back({{"number", seat.number}, {"table", nullptr}, {"seats", ordered_json::array()}});
            if (made != seen.tables.end()) tables.back()["table"] = made->id;
        }
        tables.back()["seats"].push_back(evening_seat_json(seat));
        if (seat.guest) tables.back()["seats"].back()["name"] = names.at(seat.person);
    }
    const auto waiting = waiting_json(seen, names);
    return {{"missing", text_or_null(seen.evening.missing)},
            {"seed", text_or_null(seen.evening.seed)},
            {"tables", tables},
            {"waiting", waiting}};
}

/// Returns the match totals so far, by seat; null without a match.
ordered_json totals_json(const protocol::Table& table) {
    if (!table.match) return nullptr;
    auto totals = ordered_json::array();
    for (const int person : table.match->seating) {
        const auto at = static_cast<std::size_t>(person);
        totals.push_back(at < table.match->totals.size() ? ordered_json(table.match->totals[at])
                                                         : ordered_json(nullptr));
    }
    return totals;
}

ordered_json seats_json(const protocol::Table& table) {
    auto seats = ordered_json::array();
    for (const auto& seat : table.seats) {
        seats.push_back(nullptr);
        if (!seat) continue;
        seats.back() = {{"name", seat->name},
                        {"kind", seat->bot ? "bot" : "guest"},
                        {"here", seat->here},
                        {"silent", seat->silent},
                        {"ready", seat->ready},
                        {"left", seat->vacated && !seat->substitute},
                        {"substitute", seat->substitute},
                        {"away", moment_or_null(seat->away)},
                        {"asked", moment_or_null(seat->asked)},
                        {"next", text_or_null(seat->next)}};
    }
    return seats;
}

} // namespace

ordered_json evening_seat_json(const model::EveningSeatRow& seat) {
    std::string kind = "open";
    if (seat.called) kind = "guest";
    if (seat.guest) kind = "person";
    if (seat.bot) kind = "bot";
    ordered_json name = nullptr;
    if (seat.called) name = *seat.called;
    if (seat.guest) name = seat.name;
    return {{"seat", index(seat.seat)},
            {"kind", kind},
            {"person", seat.guest ? ordered_json(seat.person) : ordered_json(nullptr)},
            {"name", name}};
}

ordered_json evening_entry_json(const model::EveningRow& evening, const std::string& zone,
                                const model::Attendance& attendance) {
    ordered_json line = head_json(evening, zone);
    line["coming"] = attendance.coming;
    line["perhaps"] = attendance.perhaps;
    line["mine"] = text_or_null(attendance.mine);
    return line;
}

ordered_json evening_json(const model::SeenEvening& seen) {
    ordered_json body = head_json(seen.evening, seen.club.zone);
    body["club"] = {{"id", seen.club.id}, {"name", seen.club.name}, {"zone", seen.club.zone}};
    body["role"] = seen.role ? ordered_json(std::string(word(*seen.role))) : ordered_json(nullptr);
    body["season"] = seen.ledger_season ? ordered_json(seen.ledger_season->id) : ordered_json(nullptr);
    const Names names = names_of(seen);
    auto coming = ordered_json::array(), guests = ordered_json::array();
    for (const model::AttendeeRow& one : seen.attendees)
        coming.push_back({{"person", one.number},
                          {"name", names.at(one.number)},
                          {"answer", one.answer},
                          {"account", one.account}});
    for (const model::EveningGuestRow& one : seen.guests)
        guests.push_back({{"guest", one.key}, {"name", one.name}});
    body["coming"] = coming;
    body["guests"] = guests;
    const std::string mine = answer_of(seen.attendees, seen.me);
    body["mine"] = mine.empty() ? ordered_json(nullptr) : ordered_json(mine);
    body["draw"] = draw_json(seen, names);
    body["links"] = seen.links;
    body["played"] = seen.played;
    return body;
}

ordered_json table_state_json(int number, const std::string& id, const std::optional<protocol::Table>& table,
                              const Games& games, bool browsers) {
    if (!table)
        return {{"number", number},
                {"table", id},
                {"state", "broken"},
                {"game", nullptr},
                {"unit", nullptr},
                {"halt", nullptr},
                {"hand", 0},
                {"length", nullptr},
                {"totals", nullptr},
                {"spectators", 0},
                {"seats", ordered_json::array()},
                {"one_browser", ordered_json::array()}};
    const Game* const game = games.find(table->game);
    const auto totals = totals_json(*table), seats = seats_json(*table);
    ordered_json halt = nullptr, length = nullptr, unit = nullptr;
    if (table->halt) halt = {{"kind", table->halt->kind}, {"since", protocol::utc_text(table->halt->since)}};
    if (table->match && table->match->length) length = *table->match->length;
    if (game != nullptr) unit = std::string(game->rules(table->rules)->unit().name);
    int hand = table->match ? table->match->played : 0;
    if (table->state == "playing") ++hand;
    return {{"number", number},
            {"table", id},
            {"state", std::string(table->state)},
            {"game", table->game},
            {"unit", unit},
            {"halt", halt},
            {"hand", hand},
            {"length", length},
            {"totals", totals},
            {"spectators", table->spectators},
            {"seats", seats},
            {"one_browser", browsers ? ordered_json(table->one_browser) : ordered_json::array()}};
}

} // namespace germini::server
