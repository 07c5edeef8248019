// Manual results: entered by hand, and confirmed or withdrawn, or still waiting for another player of the
// table.
#pragma once
#include "server/club/decide_result.hpp"
#include "server/model/manual_result.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Returns a season's waiting results and the newest of the others, the newest first.
std::vector<model::ManualResultRow> manual_results_of(Database& db, model::SeasonKey season);
/// Returns the season's results that wait to be confirmed, entered after the one with that key.
std::vector<club::ManualResult> waiting_results(Database& db, model::SeasonKey season, std::int64_t after);
club::ManualResultCounts count_manual_results(Database& db, model::SeasonKey season);
void add_manual_result(Database& db, model::SeasonKey season, model::GuestKey by,
                       const model::ManualResultRow& paper);
std::optional<model::FoundManualResult> find_manual_result(Database& db, model::SeasonKey season,
                                                           const std::string& id);
void answer_manual_result(Database& db, const std::string& id, model::GuestKey by, bool confirms,
                          std::int64_t at);

} // namespace germini::store
