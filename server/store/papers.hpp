// Results that were entered by hand and wait for another player of the table, or did.
#pragma once
#include "server/club/paper.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Of a season: that wait, in all, and that are told beside those that wait.
inline constexpr std::size_t kMostPapersWaiting = 100, kMostPapers = 5000, kMostPapersTold = 50;

struct PaperRow {
    std::string id;
    club::PaperSheet sheet;
    std::int64_t at = 0;
    std::string state = "waiting", by{}; ///< `by`: the name of who entered it
    std::int64_t by_number = 0;
};

/// Those of a season that wait and the newest of the others, the newest first.
std::vector<PaperRow> papers_of(Database& db, SeasonKey season);
/// Whether a season takes one more.
bool takes_paper(Database& db, SeasonKey season);
void add_paper(Database& db, SeasonKey season, GuestKey by, const PaperRow& paper);
struct FoundPaper {
    club::PaperSheet sheet;
    GuestKey by;
    bool waiting = false;
};
std::optional<FoundPaper> find_paper(Database& db, SeasonKey season, const std::string& id);
void answer_paper(Database& db, const std::string& id, GuestKey by, bool confirms, std::int64_t at);

} // namespace germini::store
