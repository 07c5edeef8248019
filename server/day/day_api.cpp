#include "server/day/day_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/api/read_body.hpp"
#include "server/crypto/hex.hpp"
#include "server/day/day_games.hpp"
#include "server/day/day_json.hpp"
#include "server/names/zone.hpp"
#include "server/net/settings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using day::Deal;
using nlohmann::ordered_json;

model::DayField field_of(const std::optional<model::Guest>& guest) {
    return guest && !guest->member ? model::DayField::guests : model::DayField::accounts;
}

protocol::ReadResult<std::vector<std::string>> read_messages(const std::string& body, std::size_t most) {
    const auto text = read_body(body, most);
    if (!text) return tl::make_unexpected(text.error());
    const auto bad = [](const char* what) {
        return tl::make_unexpected(protocol::ReadError{"/messages", "bad_field", what});
    };
    const auto value = nlohmann::json::parse(body);
    if (!value.is_object() || value.size() != 1 || !value.contains("messages") ||
        !value["messages"].is_array())
        return bad("expected an object with the member messages, a list of messages");
    if (value["messages"].size() > kMostDayMessages) return bad("too many messages");
    std::vector<std::string> messages;
    for (const auto& message : value["messages"]) messages.push_back(message.dump());
    return messages;
}

ordered_json messages_json(const std::vector<day::Shown>& messages) {
    auto list = ordered_json::array();
    for (const day::Shown& one : messages)
        list.push_back({{"after", one.after.count()}, {"message", ordered_json::parse(one.text)}});
    return {{"messages", list}};
}

/// Returns what proves that the deal was fixed before anybody played it.
ordered_json proof_json(const day::Days& days, const model::DayRow& row, const Deal& deal) {
    const auto secret = days.secret_of(row);
    if (!secret) return nullptr;
    return {{"table", day::table_of(deal)},
            {"chain", row.chain},
            {"place", row.place},
            {"secret", hex(as_bytes(*secret))},
            {"before", hex(as_bytes(day::secret_before(*secret)))}};
}

} // namespace

DayApi::DayApi(ServerContext& server, const NetSettings& settings)
    : server_(server), settings_(settings), days_(std::make_shared<day::Days>(server, settings.day)) {}

Answer DayApi::show(const Call& call) const {
    if (!days_->on()) co_return not_found();
    const auto today = co_await days_->today();
    if (!today) co_return failed(today.error());
    const std::string date = *today ? (*today)->date : names::day_at(settings_.day.zone, server_.now());
    const auto games = co_await games_json(call, *today);
    if (!games) co_return failed(games.error());
    model::PersonDays::Outcome own;
    if (call.guest) {
        const model::PersonDays query{call.guest->key, day::date_after(date, -day::kWeek)};
        auto found = co_await server_.store.ask(query);
        if (!found) co_return failed(found.error());
        own = *std::move(found);
    }
    const auto past = co_await past_day_json(own.shares);
    if (!past) co_return failed(past.error());
    ordered_json until, ends;
    if (*today) {
        until = protocol::utc_text((*today)->ends - day::kLastBegin);
        ends = protocol::utc_text((*today)->ends);
    }
    const ordered_json chain{{"number", days_->chain().number()},
                             {"first", days_->chain().first()},
                             {"commitment", hex(as_bytes(days_->chain().commitment()))}};
    co_return json_response(200, {{"date", date},
                                  {"begin_until", until},
                                  {"ends", ends},
                                  {"zone", settings_.day.zone},
                                  {"ranked", *today && !(*today)->secret_known},
                                  {"chain", chain},
                                  {"games", *games},
                                  {"yesterday", *past},
                                  {"streak", day::streak_of(own.dates, date)},
                                  {"week", day::week_json(own.shares, date)}});
}

/// Returns the games of today with the caller's tries; empty on a day without a deal.
day::Waits<ordered_json> DayApi::games_json(const Call& call,
                                            const std::optional<model::DayRow>& today) const {
    auto games = ordered_json::array();
    if (!today) co_return games;
    for (const day::DayGame& one : day::kGames) {
        const std::string game(one.game);
        std::optional<model::DayTry> own;
        if (call.guest) {
            const model::FindTry query{call.guest->key, today->date, game};
            auto found = co_await server_.store.ask(query);
            if (!found) co_return tl::make_unexpected(found.error());
            own = *std::move(found);
        }
        model::DayStanding query{today->date, game, own ? own->field : field_of(call.guest), {}};
        if (own && own->result) query.own = own->key;
        const auto standing = co_await server_.store.ask(query);
        if (!standing) co_return tl::make_unexpected(standing.error());
        ordered_json json{{"game", game}, {"preset", one.preset}};
        json["finished"] = standing->finished + (query.own ? 1 : 0);
        json["try"] = own ? day::try_json(*own, day::table_of({today->date, game, own->field}), *standing)
                          : ordered_json();
        games.push_back(std::move(json));
    }
    co_return games;
}

/// Returns the later of the latest two days that is closed; null if neither is. `shares`: those of the
/// caller.
day::Waits<ordered_json> DayApi::past_day_json(const std::vector<model::PersonDays::Share>& shares) const {
    const model::LatestDays latest_query{};
    const auto latest = co_await server_.store.ask(latest_query);
    if (!latest) co_return tl::make_unexpected(latest.error());
    const auto day =
        std::find_if(latest->begin(), latest->end(), [](const auto& one) { return one.closed.has_value(); });
    if (day == latest->end()) co_return ordered_json();
    auto games = ordered_json::array();
    for (const day::DayGame& one : day::kGames) {
        const model::DayBest query{day->date, std::string(one.game)};
        const auto best = co_await server_.store.ask(query);
        if (!best) co_return tl::make_unexpected(best.error());
        const model::DayStanding people_query{query.date, query.game};
        const auto people = co_await server_.store.ask(people_query);
        if (!people) co_return tl::make_unexpected(people.error());
        games.push_back(day::past_json(query, *best, people->finished, shares));
    }
    co_return ordered_json{{"date", day->date}, {"games", std::move(games)}};
}

Answer DayApi::begin_try(const Call& call) const {
    if (!days_->on() || day::find_game(call.id()) == nullptr) co_return not_found();
    const auto today = co_await days_->today();
    if (!today) co_return failed(today.error());
    if (!*today) co_return not_found();
    const std::string& date = (*today)->date;
    const model::FindTry query{call.guest->key, date, call.id()};
    const auto own = co_await server_.store.ask(query);
    if (!own) co_return failed(own.error());
    if (*own) co_return json_response(200, {{"table", day::table_of({date, call.id(), (*own)->field})}});
    if (server_.now() > (*today)->ends - day::kLastBegin)
        co_return error_response(409, "too_late",
                                 "Today's deal may no longer be begun; a new one comes soon.");
    if (!call.request.address->hands.take(server_.steady())) co_return too_fast();
    const model::BeginTry begin{
        date, call.id(), call.guest->key, model::DayField::accounts, server_.new_id(), server_.now()};
    const auto begun = co_await server_.store.write(begin);
    if (!begun) co_return failed(begun.error());
    if (!*begun) co_return not_found();
    const bool made = (*begun)->id == begin.id; // a request at the same time may have begun it
    if (made) ++server_.counters.day_tries;
    co_return json_response(made ? 201 : 200, {{"table", day::table_of({date, call.id(), (*begun)->field})}});
}

Answer DayApi::exchange(const Call& call) const {
    const auto deal = day::deal_of(call.id());
    if (!days_->on() || !deal) co_return not_found();
    auto messages = read_messages(call.request.body, settings_.body_bytes);
    if (!messages) co_return read_error_response(messages.error());
    const auto today = co_await days_->today();
    if (!today) co_return failed(today.error());
    if (!*today || (*today)->date != deal->date)
        co_return error_response(409, "day_over", "The day of this deal is over.");
    const model::FindTry query{call.guest->key, deal->date, deal->game};
    auto own = co_await server_.store.ask(query);
    if (!own) co_return failed(own.error());
    if (!*own || (*own)->field != deal->field) co_return not_found();
    model::DayRow day = **today;
    model::DayTry tried = **std::move(own);
    std::vector<std::string> asked = *std::move(messages);
    const auto exchanged = co_await days_->exchange(std::move(day), std::move(tried), call.guest->name,
                                                    std::move(asked), call.request.address->counted_as);
    if (!exchanged) co_return failed(exchanged.error());
    if (!*exchanged) co_return error_response(409, "changed", "Another page of yours has moved; ask again.");
    co_return json_response(200, messages_json(**exchanged));
}

Answer DayApi::results(const Call& call) const {
    const std::string &date = call.ids.at(0), &game = call.ids.at(1);
    if (!days_->on() || day::find_game(game) == nullptr) co_return not_found();
    const model::FindDay day_query{date};
    const auto row = co_await server_.store.ask(day_query);
    if (!row) co_return failed(row.error());
    if (!*row || !(*row)->closed) co_return not_found();
    if (!call.request.address->seasons.take()) co_return too_fast();
    const bool of_guests = call.request.query == "field=guests";
    const model::DayResults query{date, game,
                                  of_guests ? model::DayField::guests : model::DayField::accounts};
    const auto results = co_await server_.store.ask(query);
    if (!results) co_return failed(results.error());
    ordered_json body{{"date", date}, {"game", game}, {"preset", day::find_game(game)->preset}};
    body.update(day::results_json(*results, rows_of(call.guest)));
    body["ranked"] = !(*row)->secret_known;
    body["proof"] = proof_json(*days_, **row, {date, game, query.field});
    co_return json_response(200, body);
}

Answer DayApi::record(const Call& call) const {
    const model::FindTryRecord query{call.ids.at(0), call.ids.at(1), call.ids.at(2)};
    const auto found = co_await server_.store.ask(query);
    if (!found) co_return failed(found.error());
    if (!*found) co_return not_found();
    const auto& row = (*found)->row;
    ordered_json body{{"seat", index(row.result.seat)}};
    body["name"] = row.name ? ordered_json(*row.name) : ordered_json();
    body["number"] = row.number ? ordered_json(*row.number) : ordered_json();
    body["bot"] = row.bot;
    body["record"] = ordered_json::parse((*found)->record.unsealed());
    body["result"] = ordered_json::parse((*found)->outcome.unsealed());
    co_return json_response(200, body);
}

} // namespace germini::server
