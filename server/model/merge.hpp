// Merging two guests who are one person.
#pragma once
#include "server/model/keys.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace germini::model {

/// Why two guests cannot be merged now.
enum class MergeError : std::uint8_t {
    same,                ///< they are already one person
    two_accounts,        ///< each has their own account
    saw_different_hands, ///< they were or would be sent different hands of an open deal
    both_seated          ///< both have seats at one table that is not over
};
struct MergeRefusal {
    MergeError why = MergeError::same;
    std::string table{}; ///< id of the table concerned; empty if none
};

/// Effect of a merge on sessions.
struct MergedSessions {
    /// Sessions whose connections end: those of the merged guest, also the one that continues as the other's.
    std::vector<SessionKey> ended;
    std::vector<SessionKey> renewed; ///< other sessions, whose connections do not know of the merged guest
};

/// A recorded merge, by public numbers.
struct MergeRow {
    std::int64_t n = 0;
    std::int64_t guest = 0, into = 0;
    std::int64_t at = 0; ///< milliseconds since 1970
    std::string link;    ///< 32 bytes
};

} // namespace germini::model
