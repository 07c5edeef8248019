#include "server/store/manual_results.hpp"

#include "server/names/nickname.hpp"
#include "server/store/merges.hpp"

#include <nlohmann/json.hpp>

namespace germini::store {
namespace {

/// Returns the result as entered, with its players' current numbers.
club::ManualResult paper_of(Database& db, const std::string& text) {
    club::ManualResult sheet = club::stored_manual_result(text);
    for (club::ManualPlayer& player : sheet.players)
        if (player.person) player.person = person_number(db, *player.person);
    return sheet;
}

} // namespace

std::vector<model::ManualResultRow> manual_results_of(Database& db, model::SeasonKey season) {
    Statement row(db, "SELECT p.id, sheet, at, state, g.name, g.number FROM papers p JOIN guests g"
                      " ON g.key = p.guest WHERE p.key IN"
                      " (SELECT key FROM papers WHERE season_key = ?1 AND state = 'waiting' UNION ALL"
                      "  SELECT key FROM (SELECT key FROM papers WHERE season_key = ?1 AND state <> 'waiting'"
                      "                   ORDER BY key DESC LIMIT ?2) AS answered) ORDER BY p.key DESC");
    row.with(season, static_cast<std::int64_t>(model::kMostManualResultsListed));
    std::vector<model::ManualResultRow> papers;
    while (row.step())
        papers.push_back(model::ManualResultRow{row.text(0), paper_of(db, row.text(1)), row.integer(2),
                                                row.text(3), names::display_name(row.text(4), row.integer(5)),
                                                row.integer(5)});
    return papers;
}

std::vector<club::ManualResult> waiting_results(Database& db, model::SeasonKey season, std::int64_t after) {
    Statement row(db, "SELECT sheet FROM papers WHERE season_key = ? AND state = 'waiting' AND key > ?");
    row.with(season, after);
    std::vector<std::string> texts;
    while (row.step()) texts.push_back(row.text(0));
    std::vector<club::ManualResult> sheets;
    for (const std::string& text : texts) sheets.push_back(paper_of(db, text));
    return sheets;
}

club::ManualResultCounts count_manual_results(Database& db, model::SeasonKey season) {
    Statement row(db, "SELECT count(*), count(*) FILTER (WHERE state = 'waiting') FROM papers"
                      " WHERE season_key = ?");
    row.with(season).step();
    return {static_cast<std::size_t>(row.integer(0)), static_cast<std::size_t>(row.integer(1))};
}

void add_manual_result(Database& db, model::SeasonKey season, model::GuestKey by,
                       const model::ManualResultRow& paper) {
    Statement(db, "INSERT INTO papers (id, season_key, game, sheet, guest, at) VALUES (?, ?, ?, ?, ?, ?)")
        .with(paper.id, season, paper.sheet.game, club::manual_result_json(paper.sheet).dump(), by, paper.at)
        .run();
}

std::optional<model::FoundManualResult> find_manual_result(Database& db, model::SeasonKey season,
                                                           const std::string& id) {
    Statement row(db, "SELECT sheet, guest, state FROM papers WHERE season_key = ? AND id = ?");
    if (!row.with(season, id).step()) return std::nullopt;
    return model::FoundManualResult{paper_of(db, row.text(0)), row.key<model::GuestKey>(1),
                                    row.text(2) == "waiting"};
}

void answer_manual_result(Database& db, const std::string& id, model::GuestKey by, bool confirms,
                          std::int64_t at) {
    Statement(db, "UPDATE papers SET state = ?, answerer = ?, answered = ? WHERE id = ?")
        .with(confirms ? "confirmed" : "withdrawn", by, at, id)
        .run();
}

} // namespace germini::store
