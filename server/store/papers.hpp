// Manual results: entered by hand, and confirmed or withdrawn, or still waiting for another player of the
// table.
#pragma once
#include "server/club/paper.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Most manual results of a season: waiting, in all, and listed beside those that wait.
inline constexpr std::size_t kMostPapersWaiting = 100, kMostPapers = 5000, kMostPapersTold = 50;

struct PaperRow {
    std::string id;
    club::PaperSheet sheet;
    std::int64_t at = 0;
    std::string state = "waiting", by{}; ///< `by`: the name of the person who entered it
    std::int64_t by_number = 0;
};

/// Returns a season's waiting results and the newest of the others, the newest first.
std::vector<PaperRow> papers_of(Database& db, SeasonKey season);
/// Returns whether the season accepts another result.
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
