#include "server/net/ledger_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/actor/server_context.hpp"
#include "server/club/report.hpp"
#include "server/names/nickname.hpp"
#include "server/names/zone.hpp"
#include "server/net/api_json.hpp"
#include "server/net/club_json.hpp"
#include "server/net/evening_json.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/long_query.hpp"
#include "server/net/query.hpp"
#include "server/net/repeatable.hpp"
#include "server/net/titles.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostWhy = 200; // characters
constexpr std::size_t kMostGame = 32, kMostPreset = 32, kMostId = 64;
constexpr std::int64_t kNightEnds =
    6 * 60 * 60'000; ///< milliseconds: an evening that begins before 06:00 belongs to the day before

/// Returns the indices of the matches played at the evening's tables, and of other results dated on its day.
std::set<std::size_t> of_evening(const club::Ledger& ledger, const model::SeenEvening& seen,
                                 const std::set<std::string>& played) {
    const std::string day = names::day_at(seen.club.zone, seen.evening.begins - kNightEnds);
    std::set<std::size_t> matches;
    for (std::size_t i = 0; i < ledger.matches.size(); ++i) {
        const club::Match& match = ledger.matches[i];
        const bool table = match.source == club::Source::table;
        if (table ? played.contains(match.id) : names::day_at(seen.club.zone, match.started) == day)
            matches.insert(i);
    }
    return matches;
}

ordered_json manual_result_row_json(const model::ManualResultRow& paper) {
    ordered_json sheet = club::manual_result_json(paper.sheet);
    sheet.erase("match");
    sheet.erase("played");
    return {{"paper", paper.id},
            {"match", paper.sheet.match},
            {"state", paper.state},
            {"by", {{"person", paper.by_number}, {"name", paper.by}}},
            {"at", protocol::utc_text(paper.at)},
            {"sheet", sheet}};
}

/// Reads the preset, if it is ranked apart from the game's others. It must be named where all of them are.
std::optional<std::string> read_preset(const protocol::Object& object, const Game& game) {
    const protocol::Field field = object.find("preset");
    if (!field && !game.ranked_apart(game.usual_rules({})->preset())) return std::nullopt;
    const std::string preset = object.at("preset").text(1, kMostPreset);
    const auto rules = game.read_rules({preset});
    if (rules) return preset_apart(game, **rules);
    object.at("preset").fail("bad_field", "unknown preset");
    return std::nullopt;
}

struct Entered {
    club::ManualResult sheet;
    bool another = false;
};

/// Reads game, day, players and rounds of a manual result, and whether it is another match than a similar
/// one.
protocol::ReadResult<Entered> read_entered(const std::string& body, std::size_t most,
                                           const ServerContext& server, const model::ClubSeason& season) {
    const auto value = read_body(body, most);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(*value).object({"game", "preset", "day", "players", "rounds", "another"});
    Entered entered;
    club::ManualResult& sheet = entered.sheet;
    if (const protocol::Field another = object.find("another")) entered.another = another.boolean();
    const protocol::Field game = object.at("game"), day = object.at("day");
    sheet.game = game.text(1, kMostGame);
    const Game* const of = server.games.find(sheet.game);
    if (game && of == nullptr) game.fail("bad_field", "unknown game");
    sheet.day = day.text(10, 10);
    const auto begins = names::ZoneDays(season.club.zone).begins(sheet.day);
    if (day && !begins) day.fail("bad_field", "expected a day, e.g. 2026-10-31");
    if (!reading.ok()) return tl::make_unexpected(*reading.error());
    const std::string wrong = club::wrong_day(sheet.day, season.season.from_day, season.season.to_day,
                                              names::day_at(season.club.zone, server.now()));
    if (!wrong.empty()) day.fail("bad_field", "the day " + wrong);
    sheet.preset = read_preset(object, *of);
    const Unit unit = of->usual_rules(sheet.preset)->unit();
    sheet.unit = unit.name;
    sheet.stakes = unit.zero_sum;
    sheet.played = *begins;
    club::read_manual_result(object, club::kMostManualPlayers, sheet);
    std::size_t entries = 0;
    for (const club::ManualRound& round : sheet.rounds)
        entries += round.total.empty() ? round.hands.size() : 1;
    if (entries > club::kMostManualEntries)
        object.at("rounds").fail("bad_field", "expected at most " + std::to_string(club::kMostManualEntries) +
                                                  " hands and totals");
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
        std::string& called = sheet.players[i].called;
        if (called.empty()) continue;
        const auto name = names::nickname(called);
        if (!name)
            reading.fail("/players/" + std::to_string(i) + "/called", name.error().code,
                         std::string(name.error().message));
        called = name.value_or(called);
        const auto here = sheet.players.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(sheet.players.begin(), here, *here) != here)
            reading.fail("/players/" + std::to_string(i) + "/called", "bad_field",
                         "this player is already at the table");
    }
    return reading.finish(std::move(entered));
}

} // namespace

template <class Render> Answer LedgerApi::show_season(const Call& call, Render render) const {
    if (!call.request.address->seasons.take()) co_return too_fast();
    model::ReadLedger query{call.id(), call.ids.at(1), key_of(call.guest)};
    auto show = [render](const std::optional<model::SeasonLedger>& found, AnswerWriter& body) {
        return found ? render(heading_of(found->club, found->season), found->ledger, body) : not_found();
    };
    co_return co_await answer_long(server_, settings_, call, std::move(query), std::move(show));
}

Answer LedgerApi::show_standings(const Call& call) const {
    return show_season(call, [](const club::Heading& heading, const club::Ledger& ledger, AnswerWriter&) {
        const auto games = club::standings(ledger, heading.rule);
        return json_response(200, club::standings_json(heading, ledger, games));
    });
}

Answer LedgerApi::show_standings_csv(const Call& call) const {
    const auto asked = query_value(call.request.query, "language");
    if (!asked) co_return read_error_response(asked.error());
    std::optional<club::Language> language;
    if (*asked == "it") language = club::Language::italian;
    if (*asked == "en") language = club::Language::english;
    if (*asked && !language) co_return error_response(400, "bad_field", "expected it or en", "/language");
    const auto render = [language](const club::Heading& heading, const club::Ledger& ledger, AnswerWriter&) {
        const auto games = club::standings(ledger, heading.rule);
        return text_response(club::standings_csv(ledger, games, language), "text/csv; charset=utf-8");
    };
    co_return co_await show_season(call, render);
}

Answer LedgerApi::show_ledger(const Call& call) const {
    return show_season(
        call, [](const club::Heading& heading, const club::Ledger& ledger, AnswerWriter& body) {
            club::ledger_lines(heading, ledger, [&body](const std::string& line) { body.put(line); });
            return text_response("", "application/jsonl; charset=utf-8");
        });
}

Answer LedgerApi::show_settlement(const Call& call) const {
    if (!call.request.address->seasons.take()) co_return too_fast();
    const model::ReadEveningLedger query{call.id(), call.ids.at(1), call.guest->key};
    const auto show = [](const std::optional<model::EveningLedger>& found, AnswerWriter&) {
        if (!found) return not_found();
        const auto& [seen, ledger, played] = *found;
        const auto heading = heading_of(seen.club, *seen.ledger_season);
        const auto of = of_evening(ledger, seen, {played.begin(), played.end()});
        return json_response(200, club::settlement_json(ledger, club::standings(ledger, heading.rule), of));
    };
    co_return co_await answer_long(server_, settings_, call, query, show);
}

Answer LedgerApi::list_manual_results(const Call& call) const {
    if (!call.request.address->seasons.take()) co_return too_fast();
    const model::ListManualResults query{call.id(), call.ids.at(1), call.guest->key};
    const auto show = [](const std::optional<std::vector<model::ManualResultRow>>& papers, AnswerWriter&) {
        if (!papers) return not_found();
        auto list = ordered_json::array();
        for (const model::ManualResultRow& paper : *papers) list.push_back(manual_result_row_json(paper));
        return wrapped("papers", list);
    };
    co_return co_await answer_long(server_, settings_, call, query, show);
}

/// Names are compared outside the writer, as a club may have 500 members.
boost::asio::awaitable<std::optional<Response>>
LedgerApi::alike_member(const Call& call, model::ClubKey club, const club::ManualResult& sheet) const {
    model::FindAlikeMember query{club, {}};
    std::vector<std::size_t> at;
    for (std::size_t i = 0; i < sheet.players.size(); ++i)
        if (!sheet.players[i].person) at.push_back(i), query.names.push_back(sheet.players[i].called);
    if (at.empty()) co_return std::nullopt;
    const auto found = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!found) co_return found.error();
    if (!*found) co_return std::nullopt;
    co_return error_response(409, "name_alike",
                             "The name looks like that of the member " + (*found)->member + ".",
                             "/players/" + std::to_string(at.at((*found)->name)) + "/called");
}

Answer LedgerApi::enter_manual_result(const Call& call) const {
    if (!call.request.address->results.take()) co_return too_fast();
    const model::FindSeason query{call.id(), call.ids.at(1), call.guest->key, account::Right::see_club};
    const auto found = co_await server_.store.ask(query);
    if (!found) co_return failed(found.error());
    if (!*found) co_return not_found();
    auto entered = read_entered(call.request.body, settings_.body_bytes, server_, **found);
    if (!entered) co_return read_error_response(entered.error());
    if (auto alike = co_await alike_member(call, (*found)->club.key, entered->sheet))
        co_return *std::move(alike);
    model::AddManualResult command{call.id(), call.ids.at(1), call.guest->key, {}};
    command.paper.id = server_.new_id();
    command.paper.sheet = std::move(entered->sheet);
    command.paper.sheet.match = server_.new_id();
    command.another = entered->another;
    command.paper.at = server_.now();
    const auto request = repeatable(call, server_.now());
    if (!request) co_return request.error();
    command.request = *request;
    // A long comparison must not hold up the writer, which all tables wait for.
    if (!command.another) {
        model::CompareManualResult comparison{std::move(command)};
        auto compared = co_await ask_to_write(server_, settings_, call, std::move(comparison));
        if (!compared) co_return compared.error();
        command = *std::move(compared);
    }
    const auto written = co_await write_club(server_, std::move(command), "/players");
    if (!written) co_return written.error();
    co_return json_response(201, {{"paper", *written}});
}

Answer LedgerApi::answer_manual_result(const Call& call) const {
    if (!call.request.address->results.take()) co_return too_fast();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const bool confirms = reading.root(*value).object({"confirm"}).at("confirm").boolean();
    if (!reading.ok()) co_return read_error_response(*reading.error());
    model::AnswerManualResult command{call.id(), call.ids.at(1), call.ids.at(2), call.guest->key};
    command.confirms = confirms;
    command.at = server_.now();
    const auto written = co_await write_club(server_, std::move(command), "");
    if (!written) co_return written.error();
    co_return json_response(200, {{"confirm", confirms}});
}

Answer LedgerApi::take_back(const Call& call) const {
    if (!call.request.address->results.take()) co_return too_fast();
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"match", "why"});
    model::TakeBackMatch command{call.id(), call.ids.at(1), call.guest->key};
    command.match = object.at("match").text(1, kMostId);
    command.why = read_title(object.at("why"), kMostWhy);
    if (!reading.ok()) co_return read_error_response(*reading.error());
    command.at = server_.now();
    const auto written = co_await write_club(server_, command, "/match");
    if (!written) co_return written.error();
    co_return json_response(200, {{"match", command.match}});
}

} // namespace germini::server
