// Decisions about what is written to a season's ledger besides the tables' hands (access.hpp).
#pragma once
#include "server/club/access.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

namespace germini::club {

/// A club, who asks, and a season of the club. Its key is null if the club has no such season.
struct SeasonAccess : Access {
    model::SeasonRow season{};
};
using Numbers = std::unordered_set<PersonNumber>;
/// Numbers of a season's manual results: all, and those that wait.
struct ManualResultCounts {
    std::size_t all = 0, waiting = 0;
};

struct AddManualResultFacts {
    SeasonAccess access;
    Lazy<Numbers> members;              ///< public numbers of the club's members
    Lazy<const ManualResult*> recorded; ///< the sheet, if it looks like a match already there; else nullptr
    Lazy<ManualResultCounts> results;
    Lazy<std::size_t> entries; ///< number of the season's ledger entries
};
Verdict<> decide(const AddManualResultFacts& facts, const model::AddManualResult& asked);

struct AnswerManualResultFacts {
    SeasonAccess access;
    std::optional<model::FoundManualResult> result; ///< unset if the season has no such result
    PersonNumber person = 0;                        ///< public number of the guest who asks
    Lazy<std::size_t> entries;
};
Verdict<> decide(const AnswerManualResultFacts& facts, const model::AnswerManualResult& asked);

struct TakeBackMatchFacts {
    SeasonAccess access;
    std::optional<std::size_t>
        counting; ///< entries of the match that count; unset if it is not in the season
    Lazy<std::size_t> entries;
};
Verdict<> decide(const TakeBackMatchFacts& facts, const model::TakeBackMatch& asked);

struct ImportMatchesFacts {
    model::SeasonRow season; ///< its key is null if the club or the season does not exist
    Lazy<Numbers> members;
    Lazy<const ManualResult*> recorded; ///< a sheet that looks like a match already there; nullptr if none
    Lazy<std::size_t> entries;
};
Verdict<> decide(const ImportMatchesFacts& facts, const model::ImportMatches& asked);

} // namespace germini::club
