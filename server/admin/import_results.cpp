#include "server/admin/import_results.hpp"

#include "server/admin/order_json.hpp"
#include "server/club/import.hpp"
#include "server/journal/log.hpp"
#include "server/model/club_query.hpp"
#include "server/names/nickname.hpp"
#include "server/names/zone.hpp"

#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

/// Finds a game by its name, followed by "/" and the preset if that is ranked apart from the others.
std::optional<club::ImportBy::Game> imported_game(const ServerContext& server, const std::string& cell) {
    const std::size_t slash = cell.find('/');
    const Game* const game = server.games.find(cell.substr(0, slash));
    if (game == nullptr) return std::nullopt;
    std::optional<std::string> preset;
    if (slash != std::string::npos) preset = cell.substr(slash + 1);
    if (preset && !game->read_rules({*preset})) return std::nullopt;
    const RulesPtr rules = game->usual_rules(preset);
    if (game->ranked_apart(rules->preset()) != preset.has_value()) return std::nullopt;
    const Unit unit = rules->unit();
    return club::ImportBy::Game{std::string(game->name()), preset, std::string(unit.name), unit.zero_sum,
                                club::kMostManualPlayers};
}

club::ImportBy import_by(const ServerContext& server, const model::ClubRow& club,
                         const model::SeasonRow& season, const std::vector<model::MemberRow>& members) {
    club::ImportBy by;
    by.game = [&server](const std::string& cell) { return imported_game(server, cell); };
    by.begins = [days = std::make_shared<names::ZoneDays>(club.zone)](const std::string& day) {
        return days->begins(day);
    };
    by.wrong_day = [from = season.from_day, to = season.to_day,
                    today = names::day_at(club.zone, server.now())](const std::string& day) -> std::string {
        if (day == today) return "is today: only days before today are imported";
        return club::wrong_day(day, from, to, today);
    };
    by.called = [](const std::string& name) -> std::optional<std::string> {
        const auto kept = names::nickname(name);
        return kept ? std::optional(*kept) : std::nullopt;
    };
    auto seen = std::make_shared<std::unordered_map<std::string, std::string>>();
    for (const model::MemberRow& member : members) {
        by.members.emplace(member.name, member.number);
        const auto [first, second] = names::skeletons(member.name);
        seen->emplace("1 " + first, member.name);
        seen->emplace("2 " + second, member.name);
    }
    by.alike = [seen](const std::string& name) -> std::optional<std::string> {
        const auto [first, second] = names::skeletons(name);
        auto found = seen->find("1 " + first);
        if (found == seen->end()) found = seen->find("2 " + second);
        return found == seen->end() ? std::nullopt : std::optional(found->second);
    };
    return by;
}

/// The command with the file's matches, or why nothing is imported.
using ReadFile = tl::expected<model::ImportMatches, std::string>;
ReadFile read_file(const std::optional<model::ImportTarget>& target, const ServerContext& server,
                   model::ImportMatches command, const std::string& csv) {
    if (!target) return tl::make_unexpected("Unknown club \"" + command.club + "\".");
    const auto& [club, seasons, members] = *target;
    if (seasons.empty()) return tl::make_unexpected("The club has no season \"" + command.season + "\".");
    if (seasons.size() > 1) return tl::make_unexpected("Several seasons have this name: give the id.");
    command.season = seasons.front().id;
    auto sheets = club::read_import(csv, import_by(server, club, seasons.front(), members));
    if (!sheets)
        return tl::make_unexpected("Line " + std::to_string(sheets.error().line) + ": " +
                                   sheets.error().message + ". Nothing was imported.");
    command.matches = *std::move(sheets);
    command.at = server.now();
    return command;
}

ordered_json imported_json(const std::vector<club::ManualResult>& matches) {
    std::set<std::string> others;
    for (const club::ManualResult& match : matches)
        for (const club::ManualPlayer& player : match.players)
            if (!player.person) others.insert(player.called);
    ordered_json text = order::done();
    text["matches"] = matches.size();
    text["others"] = others;
    return text;
}

/// Returns why the matches were not imported.
std::string refusal(const model::ClubOutcome& outcome) {
    using model::ClubStatus;
    switch (outcome.status) {
    case ClubStatus::archived:
        return "The season is archived and cannot be changed.";
    case ClubStatus::not_a_member:
        return "No member has the number " + outcome.detail + ". Nothing was imported.";
    case ClubStatus::recorded:
        return "A match of " + outcome.detail +
               " with the same players and amounts is already in the season. Nothing was imported; use "
               "--again if it is a different match.";
    case ClubStatus::season_full:
        return "The season would have more than " + std::to_string(model::kMostSeasonEntries) +
               " entries. Nothing was imported.";
    default:
        return "Unknown club or season.";
    }
}

void write(const AdminContext& context, model::ImportMatches command,
           const std::function<void(ordered_json)>& answer) {
    for (club::ManualResult& match : command.matches) match.match = context.server.new_id();
    auto done = [answer, imported = imported_json(command.matches),
                 club = command.club](const auto& outcome) {
        if (!outcome) return answer(order::refused(order::kNotTaken));
        if (outcome->status != model::ClubStatus::done) return answer(order::refused(refusal(*outcome)));
        journal::info({}, "results imported by administrator: {} matches", imported["matches"].dump());
        answer(imported);
    };
    context.server.store.write(context.server.context.get_executor(), std::move(command), std::move(done));
}

} // namespace

void import_results(const AdminContext& context, const ordered_json& order,
                    const std::function<void(ordered_json)>& answer) {
    const auto club = order::text_of(order, "club"), season = order::text_of(order, "season"),
               csv = order::text_of(order, "csv");
    if (!club || !season || !csv) return answer(order::refused("Missing club, season or file."));
    model::ImportMatches command{*club, *season, {}};
    command.again = order::flag_of(order, "again");
    const auto file = std::make_shared<std::optional<ReadFile>>();
    auto read = [file, &server = context.server, command, csv = *csv](const auto& target) {
        file->emplace(read_file(target, server, command, csv));
    };
    auto done = [file, context, answer, dry_run = order::flag_of(order, "dry_run")](const auto& ended) {
        if (!ended) return answer(order::refused(order::kNotTaken));
        if (!**file) return answer(order::refused((*file)->error()));
        if (dry_run) return answer(imported_json((**file)->matches));
        write(context, ***std::move(file), answer);
    };
    // A long file delays no short query.
    context.server.store.ask_long(context.server.context.get_executor(), store::LongAsker("admin"),
                                  model::FindImportTarget{*club, *season}, std::move(read), std::move(done));
}

} // namespace germini::server
