// Merging two guests who are one person: a row records it, and everything already written stays unchanged.
#pragma once
#include "server/store/guests.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

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

/// Returns the row that now represents the guest's person.
GuestKey person_of(Database& db, GuestKey guest);
/// Returns the current public number of that number's person; the number itself if nobody has it.
std::int64_t person_number(Database& db, std::int64_t number);
/// Returns all rows of a person, the current one first.
std::vector<GuestKey> rows_of_person(Database& db, GuestKey person);

/// Returns why the two cannot be merged, if so. Both must be persons' current rows.
std::optional<MergeRefusal> merge_error(Database& db, GuestKey one, GuestKey other);
/// Effect of a merge on sessions.
struct MergedSessions {
    std::vector<SessionKey> ended;
    std::vector<SessionKey> renewed; ///< sessions whose connections still use the former identity
};
/// Merges `guest` into `into`, with clubs and links. Ends the sessions of `guest` except `stays`, because
/// another session does not prove that its user is `into`.
MergedSessions merge(Database& db, GuestKey guest, GuestKey into, std::int64_t at, SessionKey stays = {});

/// A recorded merge, by public numbers.
struct MergeRow {
    std::int64_t n = 0;
    std::int64_t guest = 0, into = 0;
    std::int64_t at = 0; ///< milliseconds since 1970
    std::string link;    ///< 32 bytes
};
/// Returns all merges in order.
std::vector<MergeRow> merges_of(Database& db);
/// Returns the text that the link covers, besides the previous link (docs/verify.md).
std::string merge_text(const MergeRow& row);

} // namespace germini::store
