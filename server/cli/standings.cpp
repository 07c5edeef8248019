#include "server/cli/standings.hpp"

#include "server/cli/database_option.hpp"
#include "server/net/club_json.hpp"
#include "server/store/ledger.hpp"
#include "server/store/migrate.hpp"

#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace germini::cli {
namespace {

/// Finds a season by its id, or by its name if the name is unique.
model::SeasonRow season_named(store::Database& db, const model::ClubRow& club, const std::string& name) {
    const auto named = store::seasons_named(db, club.key, name);
    if (named.size() > 1)
        throw CLI::ValidationError("--season", "several seasons have this name: give the id");
    if (named.empty()) throw CLI::ValidationError("--season", "the club has no season \"" + name + "\"");
    return named.front();
}

void print(const std::string& place, const std::string& club_id, const std::string& season_id,
           const std::string& format) {
    store::Database db(place, store::Synchronous::full, store::Access::reading);
    store::check_compatible(db, store::shown(place));
    store::Transaction one_moment(db);
    const auto club = store::find_club(db, club_id);
    if (!club) throw CLI::ValidationError("--club", "unknown club id \"" + club_id + "\"");
    const model::SeasonRow season = season_named(db, *club, season_id);
    const club::Heading heading = server::heading_of(*club, season);
    const club::Ledger ledger = store::ledger_of(db, season.key);
    if (format == "jsonl") {
        club::ledger_lines(heading, ledger, [](const std::string& line) { std::cout << line; });
        return;
    }
    const auto games = club::standings(ledger, heading.rule);
    if (format == "json")
        std::cout << club::standings_json(heading, ledger, games).dump() << '\n';
    else
        std::cout << club::standings_csv(ledger, games);
}

} // namespace

void add_standings(CLI::App& app) {
    struct Options {
        DatabaseOption database;
        std::string club, season, format = "csv";
    };
    CLI::App* command = app.add_subcommand(
        "standings", "print the standings of a club's season, as on its page; the server may be running");
    const auto options = std::make_shared<Options>();
    options->database.add_to(*command, true);
    command->add_option("--club", options->club, "club id, see the address of its page")->required();
    command->add_option("--season", options->season, "id or name of the season")->required();
    command->add_option("--format", options->format, "csv or json for the standings, jsonl for the ledger")
        ->check(CLI::IsMember({"csv", "json", "jsonl"}))
        ->capture_default_str();
    command->callback(
        [options] { print(options->database.place(), options->club, options->season, options->format); });
}

} // namespace germini::cli
