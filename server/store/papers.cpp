#include "server/store/papers.hpp"

#include "server/names/nickname.hpp"
#include "server/store/merges.hpp"

namespace germini::store {
namespace {

/// Returns the result as entered, with its players' current numbers.
club::PaperSheet paper_of(Database& db, const std::string& text) {
    club::PaperSheet sheet = club::stored_paper(text);
    for (club::PaperPlayer& player : sheet.players)
        if (player.person) player.person = person_number(db, *player.person);
    return sheet;
}

} // namespace

std::vector<PaperRow> papers_of(Database& db, SeasonKey season) {
    Statement row(db, "SELECT p.id, sheet, at, state, g.name, g.number FROM papers p JOIN guests g"
                      " ON g.key = p.guest WHERE p.key IN"
                      " (SELECT key FROM papers WHERE season_key = ?1 AND state = 'waiting' UNION ALL"
                      "  SELECT key FROM (SELECT key FROM papers WHERE season_key = ?1 AND state <> 'waiting'"
                      "                   ORDER BY key DESC LIMIT ?2)) ORDER BY p.key DESC");
    row.with(season, static_cast<std::int64_t>(kMostPapersTold));
    std::vector<PaperRow> papers;
    while (row.step())
        papers.push_back(PaperRow{row.text(0), paper_of(db, row.text(1)), row.integer(2), row.text(3),
                                  names::shown(row.text(4), row.integer(5)), row.integer(5)});
    return papers;
}

bool takes_paper(Database& db, SeasonKey season) {
    Statement row(db, "SELECT count(*), ifnull(sum(state = 'waiting'), 0) FROM papers WHERE season_key = ?");
    row.with(season).step();
    return row.integer(0) < static_cast<std::int64_t>(kMostPapers) &&
           row.integer(1) < static_cast<std::int64_t>(kMostPapersWaiting);
}

void add_paper(Database& db, SeasonKey season, GuestKey by, const PaperRow& paper) {
    Statement(db, "INSERT INTO papers (id, season_key, game, sheet, guest, at) VALUES (?, ?, ?, ?, ?, ?)")
        .with(paper.id, season, paper.sheet.game, club::paper_json(paper.sheet).dump(), by, paper.at)
        .run();
}

std::optional<FoundPaper> find_paper(Database& db, SeasonKey season, const std::string& id) {
    Statement row(db, "SELECT sheet, guest, state FROM papers WHERE season_key = ? AND id = ?");
    if (!row.with(season, id).step()) return std::nullopt;
    return FoundPaper{paper_of(db, row.text(0)), row.key<GuestKey>(1), row.text(2) == "waiting"};
}

void answer_paper(Database& db, const std::string& id, GuestKey by, bool confirms, std::int64_t at) {
    Statement(db, "UPDATE papers SET state = ?, answerer = ?, answered = ? WHERE id = ?")
        .with(confirms ? "confirmed" : "withdrawn", by, at, id)
        .run();
}

} // namespace germini::store
