// Manual results: entered by hand, and confirmed or withdrawn, or still waiting for another player of the
// table.
#pragma once
#include "server/club/manual_result.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Most manual results of a season: waiting, in all, and listed beside those that wait.
inline constexpr std::size_t kMostManualResultsWaiting = 100, kMostManualResults = 5000,
                             kMostManualResultsListed = 50;

struct ManualResultRow {
    std::string id;
    club::ManualResult sheet;
    std::int64_t at = 0;
    std::string state = "waiting", by{}; ///< `by`: the name of the person who entered it
    std::int64_t by_number = 0;
};

/// Returns a season's waiting results and the newest of the others, the newest first.
std::vector<ManualResultRow> manual_results_of(Database& db, SeasonKey season);
/// Returns whether the season accepts another result.
bool accepts_manual_result(Database& db, SeasonKey season);
void add_manual_result(Database& db, SeasonKey season, GuestKey by, const ManualResultRow& paper);
struct FoundManualResult {
    club::ManualResult sheet;
    GuestKey by;
    bool waiting = false;
};
std::optional<FoundManualResult> find_manual_result(Database& db, SeasonKey season, const std::string& id);
void answer_manual_result(Database& db, const std::string& id, GuestKey by, bool confirms, std::int64_t at);

} // namespace germini::store
