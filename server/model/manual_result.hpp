// Manual results: entered by hand, and confirmed or withdrawn, or still waiting for another player of the
// table.
#pragma once
#include "server/club/manual_result.hpp"
#include "server/model/keys.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace germini::model {

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

struct FoundManualResult {
    club::ManualResult sheet;
    GuestKey by;
    bool waiting = false;
};

} // namespace germini::model
