#include "server/net/ledger_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/club/import.hpp"
#include "server/club/report.hpp"
#include "server/names/nickname.hpp"
#include "server/names/zone.hpp"
#include "server/net/api_json.hpp"
#include "server/net/club_json.hpp"
#include "server/net/evening_json.hpp"
#include "server/net/house_rules.hpp"
#include "server/net/long_query.hpp"
#include "server/net/query.hpp"
#include "server/net/titles.hpp"
#include "server/store/ledger.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <set>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostWhy = 200; // characters
constexpr std::size_t kMostGame = 32, kMostPreset = 32;
constexpr std::size_t kDayLength = 10; ///< length of "2026-10-31"
constexpr std::int64_t kNightEnds =
    6 * 60 * 60'000; ///< milliseconds: an evening that begins before 06:00 belongs to the day before

/// The data behind a season's figures.
struct Season {
    club::Heading heading;
    club::Ledger ledger;
};

std::optional<Season> read_season(store::Database& db, const std::string& club_id,
                                  const std::string& season_id, std::optional<store::GuestKey> guest) {
    const auto found = season_for(db, club_id, season_id, guest, account::Right::see_public_club);
    if (!found) return std::nullopt;
    Season season;
    season.heading = heading_of(found->club, found->season);
    season.ledger = store::ledger_of(db, found->season.key);
    return season;
}

/// Returns the indices of the matches played at the evening's tables, and of other results dated on its day.
std::set<std::size_t> of_evening(const club::Ledger& ledger, const SeenEvening& seen,
                                 const std::set<std::string>& played) {
    const auto day = [&seen](std::int64_t moment) {
        return names::local_at(seen.club.zone, moment).substr(0, kDayLength);
    };
    const std::string own = day(seen.evening.begins - kNightEnds);
    std::set<std::size_t> matches;
    for (std::size_t i = 0; i < ledger.matches.size(); ++i) {
        const club::Match& match = ledger.matches[i];
        const bool table = match.source == club::Source::table;
        if (table ? played.count(match.id) != 0 : day(match.started) == own) matches.insert(i);
    }
    return matches;
}

/// Reads the person whose rounds are requested; nullopt: all.
protocol::ReadResult<std::optional<club::PersonNumber>> person_in(const std::string& query) {
    const auto text = query_value(query, "person");
    if (!text) return tl::make_unexpected(text.error());
    std::optional<club::PersonNumber> person;
    if (!*text) return person;
    const char* const end = (*text)->data() + (*text)->size();
    const auto read = std::from_chars((*text)->data(), end, person.emplace());
    if (read.ec == std::errc() && read.ptr == end) return person;
    return tl::make_unexpected(protocol::ReadError{"/person", "bad_field", "expected a person's number"});
}

ordered_json manual_result_row_json(const store::ManualResultRow& paper) {
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

/// Reads the preset, if the game counts its presets as separate games.
std::optional<std::string> read_preset(const protocol::Object& object, const Game& game) {
    const protocol::Field field = object.find("preset");
    if (!game.separate_presets() && !field) return std::nullopt;
    const std::string preset = object.at("preset").text(1, kMostPreset);
    const auto rules = game.read_rules(preset, nlohmann::json::object());
    if (rules) return preset_apart(game, *rules);
    object.at("preset").fail("bad_field", "unknown preset");
    return std::nullopt;
}

std::string today_in(const ClubSeason& of, std::int64_t now) {
    return names::local_at(of.club.zone, now).substr(0, kDayLength);
}

/// Returns why a result of the season cannot have this day; empty if it can.
std::string wrong_day(const store::SeasonRow& season, const std::string& day, const std::string& today,
                      bool before_today) {
    if (day < season.from_day || day > season.to_day)
        return "is outside the season, which is from " + season.from_day + " to " + season.to_day;
    if (day > today) return "is in the future";
    return before_today && day == today ? "is today: only days before today are imported" : "";
}

/// Reads game, day, players and rounds of a manual result.
protocol::ReadResult<club::ManualResult> read_entered(const std::string& body, std::size_t most,
                                                      const ServerContext& server, const ClubSeason& season) {
    const auto value = read_body(body, most);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(*value).object({"game", "preset", "day", "players", "rounds"});
    club::ManualResult sheet;
    const protocol::Field game = object.at("game"), day = object.at("day");
    sheet.game = game.text(1, kMostGame);
    const Game* const of = server.games.find(sheet.game);
    if (game && of == nullptr) game.fail("bad_field", "unknown game");
    sheet.day = day.text(10, 10);
    const auto begins = names::ZoneDays(season.club.zone).begins(sheet.day);
    if (day && !begins) day.fail("bad_field", "expected a day, e.g. 2026-10-31");
    if (!reading.ok()) return tl::make_unexpected(*reading.error());
    const std::string wrong = wrong_day(season.season, sheet.day, today_in(season, server.now()), false);
    if (!wrong.empty()) day.fail("bad_field", "the day " + wrong);
    sheet.preset = read_preset(object, *of);
    const Unit unit = of->unit(of->usual_rules(sheet.preset));
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
    }
    return reading.finish(std::move(sheet));
}

/// Finds a game by its name, followed by "/" and the preset if its presets count as separate games.
std::optional<club::ImportBy::Game> imported_game(const ServerContext& server, const std::string& cell) {
    const std::size_t slash = cell.find('/');
    const Game* const game = server.games.find(cell.substr(0, slash));
    if (game == nullptr || game->separate_presets() != (slash != std::string::npos)) return std::nullopt;
    std::optional<std::string> preset;
    if (slash != std::string::npos) preset = cell.substr(slash + 1);
    if (preset && !game->read_rules(*preset, nlohmann::json::object())) return std::nullopt;
    const Unit unit = game->unit(game->usual_rules(preset));
    return club::ImportBy::Game{std::string(game->name()), preset, std::string(unit.name), unit.zero_sum,
                                club::kMostManualPlayers};
}

club::ImportBy import_by(const ServerContext& server, const ClubSeason& season,
                         const std::vector<store::MemberRow>& members) {
    club::ImportBy by;
    by.game = [&server](const std::string& cell) { return imported_game(server, cell); };
    by.begins = [days = std::make_shared<names::ZoneDays>(season.club.zone)](const std::string& day) {
        return days->begins(day);
    };
    by.wrong_day = [season = season.season, today = today_in(season, server.now())](const std::string& day) {
        return wrong_day(season, day, today, true);
    };
    by.called = [](const std::string& name) -> std::optional<std::string> {
        const auto kept = names::nickname(name);
        return kept ? std::optional(*kept) : std::nullopt;
    };
    for (const store::MemberRow& member : members) by.members.emplace(member.name, member.number);
    return by;
}

ordered_json imported_json(const std::vector<club::ManualResult>& sheets, bool taken) {
    auto matches = ordered_json::array();
    for (const club::ManualResult& sheet : sheets) {
        std::vector<std::int64_t> totals(sheet.players.size());
        for (const club::Entry& entry : club::entries_of(sheet))
            for (const club::Line& line : entry.lines)
                totals.at(static_cast<std::size_t>(line.place)) += line.amount;
        auto players = ordered_json::array();
        for (std::size_t i = 0; i < totals.size(); ++i) {
            const club::ManualPlayer& player = sheet.players[i];
            players.push_back(
                {{"person", player.person ? ordered_json(*player.person) : ordered_json(nullptr)},
                 {"called", player.person ? ordered_json(nullptr) : ordered_json(player.called)},
                 {"amount", totals[i]}});
        }
        matches.push_back({{"day", sheet.day},
                           {"game", sheet.game},
                           {"preset", sheet.preset ? ordered_json(*sheet.preset) : ordered_json(nullptr)},
                           {"rounds", sheet.rounds.size()},
                           {"players", players}});
    }
    return {{"taken", taken}, {"matches", matches}};
}

} // namespace

void LedgerApi::show_season(const std::string& club, const std::string& season, SeasonFormat what,
                            const Request& request, const Guest& guest, const Reply& reply) const {
    if (!request.address->seasons.take()) return reply(too_fast());
    const auto person = person_in(request.query);
    if (!person) return reply(read_error_response(person.error()));
    const auto answer = [club, season, key = key_of(guest), what, person = *person](store::Database& db,
                                                                                    AnswerWriter& body) {
        const auto found = read_season(db, club, season, key);
        if (!found) return not_found();
        const auto& [heading, ledger] = *found;
        if (what == SeasonFormat::ledger) {
            club::ledger_lines(heading, ledger, [&body](const std::string& line) { body.put(line); });
            return text_response("", "application/jsonl; charset=utf-8");
        }
        const auto games = club::standings(ledger, heading.rule);
        if (what == SeasonFormat::csv)
            return text_response(club::standings_csv(ledger, games), "text/csv; charset=utf-8");
        if (what == SeasonFormat::rounds)
            return json_response(200, club::rounds_json(heading, ledger, games, {person}));
        return json_response(200, club::standings_json(heading, ledger, games));
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

void LedgerApi::show_evening(const std::string& club, const std::string& evening, const Request& request,
                             const store::Guest& guest, const Reply& reply) const {
    if (!request.address->seasons.take()) return reply(too_fast());
    const auto answer = [club, evening, key = guest.key](store::Database& db, AnswerWriter&) {
        const auto seen = see_evening(db, club, evening, key, account::Right::see_club);
        if (!seen || !seen->ledger_season) return not_found();
        const auto heading = heading_of(seen->club, *seen->ledger_season);
        const auto ledger = store::ledger_of(db, seen->ledger_season->key);
        const auto played = store::evening_matches(db, seen->evening.key);
        const auto of = of_evening(ledger, *seen, {played.begin(), played.end()});
        return json_response(
            200, club::rounds_json(heading, ledger, club::standings(ledger, heading.rule), {{}, of}));
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

void LedgerApi::list_manual_results(const std::string& club, const std::string& season,
                                    const Request& request, const store::Guest& guest,
                                    const Reply& reply) const {
    if (!request.address->seasons.take()) return reply(too_fast());
    const auto answer = [club, season, key = guest.key](store::Database& db, AnswerWriter&) {
        const auto found = season_for(db, club, season, key, account::Right::see_club);
        if (!found) return not_found();
        auto list = ordered_json::array();
        for (const store::ManualResultRow& paper : store::manual_results_of(db, found->season.key))
            list.push_back(manual_result_row_json(paper));
        return wrapped("papers", list);
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

void LedgerApi::enter_manual_result(const std::string& club, const std::string& season,
                                    const Request& request, const store::Guest& guest,
                                    const Reply& reply) const {
    if (!request.address->results.take()) return reply(too_fast());
    const auto query = [club, season, key = guest.key](store::Database& db) {
        return season_for(db, club, season, key, account::Right::see_club);
    };
    const auto go_on = [this, club, season, body = request.body, key = guest.key,
                        reply](const std::optional<ClubSeason>& found) {
        if (!found) return reply(not_found());
        auto sheet = read_entered(body, settings_.body_bytes, server_, *found);
        if (!sheet) return reply(read_error_response(sheet.error()));
        sheet->match = server_.new_id();
        store::AddManualResult command{club, season, key, {}};
        command.paper.id = server_.new_id();
        command.paper.sheet = *std::move(sheet);
        command.paper.at = server_.now();
        write_club(server_, std::move(command), "/players", reply, [](const std::string& id) {
            return json_response(201, {{"paper", id}});
        });
    };
    then(server_, query, go_on, reply);
}

void LedgerApi::answer_manual_result(const std::string& club, const std::string& season,
                                     const std::string& paper, const Request& request,
                                     const store::Guest& guest, const Reply& reply) const {
    if (!request.address->results.take()) return reply(too_fast());
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const bool confirms = reading.root(*value).object({"confirm"}).at("confirm").boolean();
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    write_club(server_, store::AnswerManualResult{club, season, paper, guest.key, confirms, server_.now()},
               "", reply, [confirms](const std::string&) {
                   return json_response(200, {{"confirm", confirms}});
               });
}

void LedgerApi::correct(const std::string& club, const std::string& season, const Request& request,
                        const store::Guest& guest, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"entry", "why", "amounts"});
    store::CorrectEntry command{club, season, guest.key, 0, {}};
    command.entry = object.at("entry").integer(1, INT64_C(1) << 53);
    command.why = read_title(object.at("why"), kMostWhy);
    if (const protocol::Field amounts = object.find("amounts"); amounts && !amounts.is_null())
        for (const protocol::Field& amount :
             amounts.array(club::kLeastManualPlayers, club::kMostManualPlayers)) {
            if (!command.amounts) command.amounts.emplace();
            command.amounts->push_back(amount.integer(-club::kMostAmount, club::kMostAmount));
        }
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    command.at = server_.now();
    if (!request.address->results.take()) return reply(too_fast());
    // The match determines whether the amounts must sum to zero.
    const auto query = [command](store::Database& db) {
        const auto found =
            season_for(db, command.club, command.season, command.by, account::Right::correct_ledger);
        const auto key = found ? store::entry_key(db, found->season.key, command.entry) : std::nullopt;
        return key ? store::entry_of_season(db, found->season.key, *key) : std::nullopt;
    };
    const auto go_on = [this, command, reply](const std::optional<store::FoundEntry>& found) {
        const std::string wrong = command.amounts && found && found->stakes
                                      ? club::nonzero_sum_text(*command.amounts)
                                      : std::string();
        if (!wrong.empty())
            return reply(error_response(400, "sum_not_zero", "The amounts " + wrong + ".", "/amounts"));
        const auto same = [](std::int64_t amount, const club::Line& line) { return amount == line.amount; };
        if (command.amounts && found && !found->reversed &&
            std::equal(command.amounts->begin(), command.amounts->end(), found->entry.lines.begin(),
                       found->entry.lines.end(), same))
            return reply(error_response(
                400, "bad_field", "The entry already has these amounts; change at least one.", "/amounts"));
        store::CorrectEntry by_key = command;
        by_key.entry = found ? found->key : 0; // the command refuses an unknown entry
        write_club(server_, std::move(by_key), "/amounts", reply,
                   [entry = command.entry](const std::string&) {
                       return json_response(200, {{"entry", entry}});
                   });
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void LedgerApi::import(const std::string& club, const std::string& season, const Request& request,
                       const store::Guest& guest, const Reply& reply) const {
    if (!request.address->imports.take()) return reply(too_fast());
    struct Import {
        store::ImportMatches command;
        Response taken;
        bool dry = false;
    };
    using Read = tl::expected<Import, Response>;
    const auto query = [this, club, season, body = request.body,
                        key = guest.key](store::Database& db) -> Read {
        const auto refused = [](Response why) { return tl::make_unexpected(std::move(why)); };
        const auto value = read_body(body, settings_.import_bytes);
        if (!value) return refused(read_error_response(value.error()));
        protocol::JsonReader reading;
        const protocol::Object object = reading.root(*value).object({"csv", "dry_run", "again"});
        const protocol::Field twice = object.find("again");
        const bool again = twice && twice.boolean();
        const bool dry = object.at("dry_run").boolean();
        const protocol::Field csv = object.at("csv");
        if (csv && !csv.is_string()) csv.fail("bad_type", "expected a string");
        if (!reading.ok()) return refused(read_error_response(*reading.error()));
        const auto found = season_for(db, club, season, key, account::Right::import_season);
        if (!found) return refused(not_found());
        const auto members = store::club_members(db, found->club.key);
        auto sheets =
            club::read_import(csv.raw().get_ref<const std::string&>(), import_by(server_, *found, members));
        if (!sheets)
            return refused(error_response(400, "bad_line",
                                          "Line " + std::to_string(sheets.error().line) + ": " +
                                              sheets.error().message + ". Nothing was imported.",
                                          "/csv"));
        Response taken = json_response(200, imported_json(*sheets, !dry));
        return Import{{club, season, key, *std::move(sheets), 0, again}, std::move(taken), dry};
    };
    const auto go_on = [this, reply](Read read) {
        if (!read) return reply(read.error());
        if (read->dry) return reply(std::move(read->taken));
        for (club::ManualResult& sheet : read->command.matches) sheet.match = server_.new_id();
        read->command.at = server_.now();
        write_club(server_, std::move(read->command), "/csv", reply,
                   [taken = std::move(read->taken)](const std::string&) { return taken; });
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

} // namespace germini::server
